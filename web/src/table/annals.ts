/** The history of a table as the chronicle tells it: lines in turns, what was taken back, and what happened since
 *  one's own turn. */
import type { EntryShown, Line } from '../wire/wire';

/** A line with its moment. */
export interface Told extends Line {
  revision: number;
  /** Whether it was taken back since. */
  undone: boolean;
}
/** A turn, or what came before the first one, which is nobody's. */
export interface Turn {
  key: string;
  title: string;
  seat: number;
  /** When it began. */
  revision: number;
  undone: boolean;
  lines: Told[];
}
export type Filter = 'all' | 'mine' | Line['kinds'][number];
type Entry = Pick<EntryShown, 'revision' | 'lines' | 'to'>;

const KINDS: Line['kinds'] = ['points', 'captures', 'virtue', 'cards', 'table'];

/** The turns, oldest first. After going back, the turn that one is in again goes on under its own heading. */
export function turns(entries: readonly Entry[]): Turn[] {
  const gone = takenBack(entries);
  const out: Turn[] = [];
  const begin = (title: string, seat: number, revision: number): number =>
    out.push({ key: `${revision}.${out.length}`, title, seat, revision, undone: gone.has(revision), lines: [] });
  for (const { revision, to, lines } of entries) {
    const back = to === undefined ? undefined : out.findLast((turn) => turn.revision <= to && !turn.undone);
    if (back && back !== out.at(-1)) begin(back.title, back.seat, revision);
    for (const line of lines ?? []) {
      if (line.heading) begin(line.text, line.seat, revision);
      else {
        if (!out.length) begin('', -1, revision);
        out.at(-1)!.lines.push({ ...line, revision, undone: gone.has(revision) });
      }
    }
  }
  return out;
}

/** The revisions that somebody took back. */
function takenBack(entries: readonly Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const { revision, to } of entries) {
    if (to !== undefined)
      for (const one of entries) if (one.revision > to && one.revision < revision) gone.add(one.revision);
  }
  return gone;
}

/** Which filters find something: decided by the kinds that the server tells. */
export function filters(all: readonly Turn[], seat: number | null): Filter[] {
  const there = new Set(all.flatMap((turn) => turn.lines.flatMap((line) => line.kinds)));
  return ['all', ...(seat === null ? [] : (['mine'] as const)), ...KINDS.filter((kind) => there.has(kind))];
}

/** Does a line pass? One's own are those of one's seat, and those that name it. */
export function passes(line: Line, filter: Filter, seat: number | null): boolean {
  if (filter === 'all') return true;
  if (filter === 'mine') return line.seat === seat || line.about.includes(`seat:${seat}`);
  return line.kinds.includes(filter);
}

/** The turns with those lines only that pass, without turns that have none. */
export function filtered(all: readonly Turn[], filter: Filter, seat: number | null): Turn[] {
  if (filter === 'all') return [...all];
  return all
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => passes(line, filter, seat)) }))
    .filter((turn) => turn.lines.length);
}

/** What the others did since one's own last turn. */
export interface Since {
  /** The moment before, the first step, and the moment at which one's own turn began; null if it has not yet. */
  base: number;
  first: number;
  end: number | null;
  /** The keys of their turns. */
  turns: string[];
  by: { seat: number; lines: Told[] }[];
}

export function since(all: readonly Turn[], seat: number): Since | null {
  const live = standing(all);
  const mine = live.at(-1)?.seat === seat;
  const before = mine ? live.slice(0, -1) : live;
  const last = before.findLastIndex((turn) => turn.seat === seat);
  const others = last < 0 ? [] : before.slice(last + 1);
  const first = others.flatMap((turn) => turn.lines)[0]?.revision;
  if (first === undefined) return null;
  const seats = [...new Set(others.map((turn) => turn.seat))];
  return {
    base: first - 1,
    first,
    end: mine ? live.at(-1)!.revision : null,
    turns: others.map((turn) => turn.key),
    by: seats.map((by) => ({
      seat: by,
      lines: others.filter((turn) => turn.seat === by).flatMap((turn) => turn.lines),
    })),
  };
}

/** The turns as they stand, without what was taken back; a turn that went on after going back is one turn. */
function standing(all: readonly Turn[]): Turn[] {
  const out: Turn[] = [];
  for (const turn of all) {
    if (turn.undone) continue;
    const lines = turn.lines.filter((line) => !line.undone);
    const last = out.at(-1);
    if (last && last.title === turn.title && last.seat === turn.seat) last.lines = [...last.lines, ...lines];
    else out.push({ ...turn, lines });
  }
  return out;
}

/** What a turn is remembered for, in short, and how many more things there are: what befell `me` first, and all of
 *  it; then what is worth points, then the other main lines, the last of them first: a turn begins with cards and ways,
 *  and ends with deeds. */
export function inShort(
  lines: readonly Told[],
  most = 3,
  me: number | null = null,
): { said: Told[]; mine: number; more: number } {
  const befell = (line: Told): boolean =>
    me !== null && line.weight !== 'minor' && (line.seat === me || line.about.includes(`seat:${me}`));
  const mine = lines.filter(befell);
  const main = lines.filter((line) => line.weight === 'main' && !befell(line)).reverse();
  const counts = (line: Told): boolean => line.kinds.some((kind) => kind === 'points' || kind === 'captures');
  const rest = [...main.filter(counts), ...main.filter((line) => !counts(line))];
  const worth = [...mine, ...rest];
  const found = worth.length ? worth : lines.filter((line) => line.weight === 'step').slice(0, 1);
  const said = (found.length ? found : lines.slice(0, 1)).slice(0, Math.max(most, mine.length));
  return { said, mine: mine.length, more: Math.max(0, found.length - said.length) };
}
