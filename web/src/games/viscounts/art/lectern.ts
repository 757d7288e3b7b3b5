/** A manuscript as an illuminated leaf on a lectern, its ribbon at the left; cost, gain and tiles are text. */
import { form, ink, put, thin, wash } from '../../../art/pen';

export const RIBBONS: Record<string, { fill: string; mark: string }> = {
  blue: { fill: 'ribbon-blue', mark: 'M8-9v7' },
  black: { fill: 'ribbon-black', mark: 'M5-9l6 7M11-9l-6 7' },
  yellow: { fill: 'ribbon-yellow', mark: 'M8-8.500a2.800 2.800 0 1 0 .1 0Z' },
  grey: { fill: 'ribbon-grey', mark: 'M5-8h6M5-5.500h6M5-3h6' },
  /* Its colour is chosen. */
  any: { fill: 'ribbon-any', mark: 'M8-9.500v8M4-5.500h8M5.200-8.300l5.600 5.600M10.800-8.300l-5.600 5.600' },
};
/** The stand behind the leaf, 84 by 78 around 0,0. */
export const lectern = (): string =>
  form('timber', 'timber-2', 'M-5 30H5L7 42H15V46H-15V42H-7Z', 'M1 30H5L7 42H15V46H1Z') +
  form('timber', 'timber-2', 'M-40 28H40L37 34H-37Z', 'M8 28H40L37 34H8Z');
/** The leaf: a gilded initial field, pen flourishes in the margin, room for the signs at the right. */
export function leaf(ribbon: string, more: boolean): string {
  const { fill, mark } = RIBBONS[ribbon]!;
  return (
    (more ? ink('page-2', 'M-33-27H42V31H-33Z') : '') +
    ink('page', 'M-37-31H37V28H-37Z') +
    '<path class="a-gilt" d="M-33-27H33V24H-33Z"/>' +
    wash('red', 'M30-30h6v6h-6zM30 21h6v6h-6z') +
    wash('gold', 'M32-28h2v2h-2zM32 23h2v2h-2z') +
    thin('M33.500-20q5-2 3-6M-20-27.500q4-4 9 0 5 4 10 0 5-4 10 0M30 24.500q-4 4-9 0-5-4-10 0') +
    put(-41, -24, ink(fill, 'M1-9H15V46L8 39 1 46Z') + put(0, 8, `<path class="a-ribbon-mark" d="${mark}"/>`)) +
    ink('lapis', 'M-24-23h6.500v43H-24Z') +
    wash(
      'gold',
      'M-20.700-21l2.500 4-2.500 4-2.500-4ZM-20.700-6l2.500 4-2.500 4-2.500-4ZM-20.700 9l2.500 4-2.500 4-2.500-4Z',
    ) +
    wash('red', 'M-20.700-13l2 3-2 3-2-3ZM-20.700 2l2 3-2 3-2-3Z')
  );
}
