/** The steps of others one after the other: the board may be a little behind the table, while the bar offers what
 *  is asked now. */
import type { EventShown, Update } from '../wire/wire';
import type { View } from './context';
import type { PaceName } from '../app/settings.svelte';
import { whenStill } from '../app/still';

type Told = EventShown[];
/** One change; the view of one that was passed over on the way is fetched when its time comes. */
interface Step {
  revision: number;
  view: View | null;
  told: Told;
}

export interface Around {
  pace: () => PaceName;
  /** How the table was at a revision; null if that cannot be told. */
  moment: (revision: number) => Promise<View | null>;
  /** A step is shown, and this was told with it. */
  onstep: (told: Told) => void;
}

/** How long a step is looked at, and how far the board may be behind, in milliseconds. */
export const EACH: Record<PaceName, number> = { instant: 0, normal: 300, slow: 1000 };
export const BEHIND: Record<PaceName, number> = { instant: 0, normal: 3000, slow: 12_000 };

export class Pace {
  /** What the board shows while it is behind; null is the present. */
  view = $state.raw<View | null>(null);
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last step was shown. */
  private at = 0;
  /** Counts what was thrown away, so that an answer that comes late is not shown. */
  private round = 0;

  constructor(private readonly around: Around) {}

  /** Take an update, right before it is the present: what one did oneself is shown at once, what others did in its
   *  turn. */
  take(next: Update, before: Update | null): void {
    const pace = this.around.pace();
    const by = before?.view?.asked?.seat;
    const own = before?.decision != null || by === undefined || by === null;
    if (!before?.view || !next.view || own || next.revision <= before.revision || EACH[pace] === 0) {
      this.catchUp();
      this.at = Date.now();
      if (before) this.around.onstep(next.told);
      return;
    }
    for (let revision = before.revision + 1; revision < next.revision; revision++)
      this.steps.push({ revision, view: null, told: [] });
    this.steps.push({ revision: next.revision, view: next.view, told: next.told });
    if (this.steps.length * EACH[pace] > BEHIND[pace]) {
      this.catchUp();
      this.around.onstep(next.told);
    } else {
      this.view ??= before.view;
      this.wait();
    }
  }

  /** Show the present. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.round++;
    this.steps = [];
    this.view = null;
  }

  private wait(): void {
    const { round } = this;
    const next = (): void => whenStill(() => round === this.round && void this.next());
    this.timer ??= setTimeout(next, Math.max(0, this.at + EACH[this.around.pace()] - Date.now()));
  }

  private async next(): Promise<void> {
    const { round } = this;
    const step = this.steps[0]!;
    const view = step.view ?? (await this.around.moment(step.revision).catch(() => null));
    if (round !== this.round) return;
    this.timer = undefined;
    this.steps.shift();
    const final = this.steps.length === 0;
    if (view) {
      this.view = final ? null : view;
      this.around.onstep(step.told);
      // Where nothing is told there is nothing to look at.
      if (!step.view || step.told.length) this.at = Date.now();
    }
    if (!final) this.wait();
  }
}
