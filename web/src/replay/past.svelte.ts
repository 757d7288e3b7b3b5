/** The past of a table, read page by page: what happened at each revision, and where turns begin. */
import type { EntryShown, History, Line as Told } from '../wire/wire';
import { get } from '../wire/api';

const PAGE = 200;

export class PastGame {
  entries = $state.raw<EntryShown[]>([]);
  /** The first moment that there is: the start of the game. */
  readonly first = $derived(this.entries.find(({ kind }) => kind === 'start')?.revision ?? 1);
  /** The revisions at which turns begin. */
  readonly turns = $derived(
    this.entries
      .filter(({ revision, lines }) => revision >= this.first && lines?.some((line) => line.heading))
      .map(({ revision }) => revision),
  );
  /** Is everything read? */
  ready = $state(false);
  private language = '';
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
  ) {}

  /** Read what is not read yet, up to a revision; in another language everything again. */
  load(last: number, language: string): Promise<void> {
    this.reading = this.reading.then(
      () => this.read(last, language),
      () => this.read(last, language),
    );
    return this.reading;
  }

  private async read(last: number, language: string): Promise<void> {
    let known = language === this.language ? this.entries : [];
    while ((known.at(-1)?.revision ?? 0) < last) {
      const after = known.at(-1)?.revision ?? 0;
      const { entries } = await get<History>(`/api/tables/${this.table}/history`, {
        seat: this.seat,
        after,
        most: PAGE,
        language,
      });
      if (!entries.length) break;
      known = [...known, ...entries];
    }
    this.entries = known;
    this.language = language;
    this.ready = true;
  }

  at(revision: number): Told[] {
    return this.entries.find((entry) => entry.revision === revision)?.lines ?? [];
  }

  /** The beginning of the turn before or after a moment; the ends of the game where there is none. */
  turnFrom(moment: number, by: -1 | 1, last: number): number {
    const found = by < 0 ? this.turns.filter((turn) => turn < moment).at(-1) : this.turns.find((turn) => turn > moment);
    return found ?? (by < 0 ? this.first : last);
  }
}
