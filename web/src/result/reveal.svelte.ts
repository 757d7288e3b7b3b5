/** The points are told row by row, as at a table, where everybody adds up and looks at the others; once for each game,
 *  and at once for whoever wants nothing to move. */
import { settings } from '../app/settings.svelte';

const STEP = 420;
const calm = (): boolean => !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Reveal {
  /** How many rows have been told. */
  told = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: string,
    readonly rows: () => number,
  ) {}

  get done(): boolean {
    return this.told >= this.rows();
  }

  /** Begin, where it has not been told yet; gives back how to stop. */
  begin(): () => void {
    const key = `told ${this.table}`;
    const before = sessionStorage.getItem(key);
    sessionStorage.setItem(key, 'yes');
    if (before || calm()) this.skip();
    else
      this.timer = setInterval(() => {
        this.told += 1;
        if (this.done) clearInterval(this.timer);
      }, STEP);
    return () => clearInterval(this.timer);
  }

  /** Everything at once. */
  skip(): void {
    clearInterval(this.timer);
    this.told = this.rows();
  }
}
