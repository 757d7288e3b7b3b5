/** What an option would bring, as its preview tells: goods and virtue of the one who chooses, as amounts. */
import type { ArchitectsPlayer, Preview } from '../../wire/wire';
import { GOODS, type Goods } from './printed';

export function gains(preview: Preview | undefined, player: ArchitectsPlayer | undefined): Goods {
  const out: Goods = {};
  if (!preview || !player) return out;
  const to = (...path: string[]): number | undefined => {
    const whole = ['players', player.seat, ...path].join('.');
    const found = preview.changes.find((one) => one.path.join('.') === whole)?.to;
    return typeof found === 'number' ? found : undefined;
  };
  for (const name of GOODS) {
    const more = (to('goods', name) ?? player.goods[name] ?? 0) - (player.goods[name] ?? 0);
    if (more) out[name] = more;
  }
  const virtue = (to('virtue') ?? player.virtue) - player.virtue;
  if (virtue) out.virtue = virtue;
  return out;
}

/** An amount with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
