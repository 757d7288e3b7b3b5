/** Being at a table: the line for the seat that is looked through, what is shown of it, what may be chosen, what is
 *  only nice to know. Made while a component begins, it lives as long as that does; the component is layout. */
import { onDestroy, untrack } from 'svelte';
import { inWords } from '../app/attempt.svelte';
import { language, t } from '../app/language.svelte';
import { painted } from '../app/painted';
import { settings } from '../app/settings.svelte';
import { levelName, seatName } from '../app/titles';
import { play, rings, soundOf } from '../app/sound';
import { lay, type Board, type View } from '../board/context';
import { calm } from '../board/motion';
import { Pace } from '../board/pace.svelte';
import { Shelf } from '../board/shelf.svelte';
import { Choices, NO_CHOICES, type Hands } from '../choice/choices.svelte';
import { sealOf } from '../choice/seal';
import { clientOf, type GameClient } from '../games';
import { PastGame } from '../replay/past.svelte';
import { get, Refused } from '../wire/api';
import { Line } from '../wire/line.svelte';
import type { LookShown, MomentShown, UndoReach, Update } from '../wire/wire';

export class TableSession {
  line = $state.raw<Line | null>(null);
  /** How the game of this table is drawn, as soon as that is loaded. */
  game = $state.raw<GameClient | null>(null);
  /** What went wrong with the last thing that was tried. */
  error = $state('');
  /** Why there is nothing to be seen here. */
  fatal = $state('');
  /** Is there no such table, or none that one may see? */
  missing = $state(false);
  /** How far one may go back. */
  reach = $state.raw<UndoReach | null>(null);
  /** The moment of the past that is looked at. */
  past = $state.raw<MomentShown | null>(null);
  /** Where the past that is being played again ends. */
  until = $state<number | null>(null);
  /** A seat at this screen whose turn it is, while another one's hand could still be seen. */
  waiting = $state<number | null>(null);

  readonly shelf = new Shelf();
  readonly pace: Pace;
  readonly update = $derived(this.line?.update ?? null);
  readonly phase = $derived(this.update?.table.phase);
  /** What happened, for the eyes of the seat that is looked through. */
  readonly annals = $derived.by(() => (this.line ? new PastGame(this.table, this.line.seat) : null));
  /** What is on the board: a moment of the past, a step that is not the last, or the present. */
  readonly view: View | null = $derived.by(() => this.past?.view ?? this.pace.view ?? this.update?.view ?? null);
  readonly choices = $derived.by(() => this.asked());
  readonly names: string[] = $derived.by(() => this.called());

  /** What the board is given. While it is behind, only the bar offers what is asked now. */
  readonly board: Board;
  private readonly hands: Hands = {
    play: (options) => void this.line?.play(options).catch((why: unknown) => this.tell(why)),
    busy: () => (this.line?.pending ?? 0) > 0,
    confirm: () => settings.confirm,
    seal: (preview) => sealOf(preview, this.update!.table),
  };
  private last: { revision: number | undefined; choices: Choices } | null = null;

  constructor(
    readonly table: string,
    /** The moment of the past that is asked for. */
    private readonly moment: () => number | null,
  ) {
    this.pace = new Pace({
      pace: () => (calm() || this.moment() !== null ? 'instant' : settings.pace),
      moment: async (revision) => {
        const found = await this.momentAt(revision);
        return found.exact ? found.view : null;
      },
      onstep: (told) => play(soundOf(told, this.line?.seat ?? null)),
    });
    this.board = lay(this.laid());
    void this.enter();
    this.watch();
    onDestroy(() => this.leave());
  }

  /** Say what went wrong; the next update takes it away. */
  tell(why: unknown): void {
    this.error = why instanceof Refused ? inWords(why.refused, this.names) : String(why);
  }

  /** Look through a seat: one's own, or as a spectator. */
  sit(seat: number | null): void {
    this.leave();
    this.waiting = null;
    this.line = new Line(this.table, seat, (next, before) => this.happened(next, before));
  }

  private laid(): Board {
    const session = this; // eslint-disable-line @typescript-eslint/no-this-alias -- getters have a `this` of their own
    return {
      get view() {
        return session.view!;
      },
      get seat() {
        return session.line?.seat ?? null;
      },
      get choices() {
        return session.pace.view ? NO_CHOICES : session.choices;
      },
      get shelf() {
        return session.shelf;
      },
      get names() {
        return session.names;
      },
      get levels() {
        return session.update?.table.seats.map(({ bot }) => (bot ? levelName(bot) : '')) ?? [];
      },
      get points() {
        return session.past || session.phase === 'over' ? [] : (session.update?.words?.points ?? []);
      },
      get strengths() {
        return session.past || session.phase === 'over' ? [] : (session.update?.words?.strengths ?? []);
      },
      get game() {
        return session.game!;
      },
    };
  }

  private leave(): void {
    this.pace.catchUp();
    this.line?.close();
  }

  /** Sit down: where one is asked, else at one's first seat. */
  private async enter(): Promise<void> {
    try {
      const seen = await get<LookShown>(`/api/tables/${this.table}`);
      const asked = seen.view?.asked?.seat;
      // Where a bot plays for one, nobody looks at its cards, unless one has no other seat.
      const people = seen.table.mine.filter((seat) => !seen.table.seats[seat]?.bot);
      const mine = people.length ? people : seen.table.mine;
      this.sit(asked !== undefined && mine.includes(asked) ? asked : (mine[0] ?? null));
      this.game = await clientOf(seen.table.game).catch(() => {
        throw new Refused({ key: 'web-offline' }, 0);
      });
    } catch (why) {
      this.tell(why);
      this.fatal = this.error;
      this.missing = why instanceof Refused && why.refused.key === 'refused-no-table';
    }
  }

  /** Something happened: it is shown in its turn, and heard. */
  private happened(next: Update, before: Update | null): void {
    this.pace.take(next, before);
    const asked = [next.decision !== null, (before?.decision ?? null) !== null] as const;
    if (before && rings(next.told, ...asked, this.line?.seat ?? null)) play('bell', 0.3);
  }

  private momentAt(revision: number): Promise<MomentShown> {
    return get<MomentShown>(`/api/tables/${this.table}/moments/${revision}`, { seat: this.line?.seat });
  }

  /** What is asked now; nothing while one looks at the past, where nothing could be confirmed. */
  private asked(): Choices {
    const { update, last } = this;
    const open = update && !update.table.paused && this.moment() === null;
    const choices = new Choices(open ? update.decision : null, update?.words ?? null, this.hands);
    if (last && last.revision === update?.revision) untrack(() => choices.carryOn(last.choices));
    this.last = { revision: update?.revision, choices };
    return choices;
  }

  /** Everybody at the table, and a solo opponent, which has no seat. */
  private called(): string[] {
    const people = this.update?.table.seats.map(seatName) ?? [];
    const players = this.update?.view?.players.length ?? people.length;
    return players > people.length ? [...people, this.update?.words?.opponent ?? t('web-opponent')] : people;
  }

  private watch(): void {
    // Another language: the line is opened again, and everything is said anew.
    $effect(() => {
      void language.code;
      untrack(() => this.line?.again());
    });
    $effect(() => void this.shelf.load(this.table, language.code).catch(() => undefined));
    $effect(() => {
      const [past, upto, code] = [this.annals, this.update?.revision, language.code];
      if (upto === undefined) return;
      void painted()
        .then(() => past?.load(upto, code))
        .catch(() => undefined);
    });
    // Several people at one screen: the next one is asked to look only when the other one has looked away.
    $effect(() => {
      const asked = this.update?.view?.asked?.seat;
      const mine = this.update?.table.mine ?? [];
      if (asked === undefined || this.line?.seat === asked || !mine.includes(asked)) this.waiting = null;
      else if (!this.update?.table.seats[asked]?.bot) this.waiting = asked;
    });
    $effect(() => this.lookForUndo());
    $effect(() => this.lookBack());
    // The title says when it is one's turn.
    $effect(() => {
      document.title = this.update?.decision ? `● ${t('web-your-turn')} · Westkingdom` : 'Westkingdom';
      return () => (document.title = 'Westkingdom');
    });
  }

  private lookForUndo(): (() => void) | undefined {
    const seat = this.line?.seat;
    if (!this.update || seat == null || this.phase === 'open') {
      this.reach = null;
      return undefined;
    }
    this.error = '';
    let old = false;
    void painted()
      .then(() => (old ? null : get<UndoReach>(`/api/tables/${this.table}/undo`, { seat })))
      .then(
        (found) => old || (this.reach = found),
        () => old || (this.reach = null),
      );
    return () => (old = true);
  }

  private lookBack(): void {
    const moment = this.moment();
    if (moment === null) this.until = null;
    if (moment === null || !this.line) this.past = null;
    else
      void this.momentAt(moment)
        .then((found) => this.moment() === moment && (this.past = found))
        .catch((why: unknown) => this.tell(why));
  }
}
