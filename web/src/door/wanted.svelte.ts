/** What a new table is to be. What is possible comes from the server; here it is only chosen. */
import type { Create, Given, Offer, Offered, ReceiptShown, RulingOffer, SoloOffer, Timing } from '../wire/wire';
import { nonce, post } from '../wire/api';
import { usualOf } from '../app/levels.svelte';
import { t } from '../app/language.svelte';
import { boxName, levelName } from '../app/titles';
import { ownName, rememberNames } from '../app/names';

export type Value = boolean | number | string;
export interface Sitting {
  kind: 'here' | 'friend' | 'bot';
  name: string;
  bot: string;
}
/** What the link of `westkingdom play` asks for. */
export interface Asked {
  game?: string;
  expansions?: string[];
  options?: Record<string, Value> & { rulings?: Record<string, string> };
  seats?: { name?: string; bot?: string }[];
  language?: string;
}

/** The level of the bot that plays where none was chosen. */
export const usualLevel = (offered: Offered): string => levelName(usualOf(offered.bots));

/** Sit down at once: what is not asked for is as it is usual; gives the table. */
export const begin = (offered: Offered, asked: Asked): Promise<string> => new Wanted(offered, asked).set();

export class Wanted {
  game = $state('');
  expansions = $state<string[]>([]);
  options = $state<Record<string, Value>>({});
  /** Readings of rules, by rule; what is not named here is read as usual. */
  rulings = $state<Record<string, string>>({});
  seats = $state<Sitting[]>([]);
  /** Whether everything may be taken back; null: as it is usual, which is so where nobody else is at the table. */
  wishedPractice = $state<boolean | null>(null);
  clock = $state<Timing | null>(null);

  constructor(
    readonly offered: Offered,
    asked: Asked = {},
  ) {
    this.seats = [{ ...this.bot(), kind: 'here', name: ownName() }, this.bot()];
    this.game = offered.games.some(({ name }) => name === asked.game)
      ? asked.game!
      : (localStorage.getItem('game') ?? '');
    if (!offered.games.some(({ name }) => name === this.game)) this.game = offered.games[0]!.name;
    this.expansions = (asked.expansions ?? []).filter((box) => this.offer.expansions.includes(box));
    const { rulings, ...options } = asked.options ?? {};
    this.options = options;
    this.rulings = { ...rulings };
    if (this.options.solo) this.seats.length = 1;
    if (asked.seats)
      this.seats = asked.seats.map(({ name, bot }) => ({
        ...this.bot(),
        kind: bot ? 'bot' : 'here',
        name: name ?? '',
        bot: bot ?? this.bot().bot,
      }));
    this.fit();
  }

  get offer(): Offer {
    return this.offered.games.find(({ name }) => name === this.game)!;
  }

  /** The solo opponents that play with these boxes. */
  get solo(): SoloOffer | undefined {
    const has = (box: string): boolean => this.expansions.includes(box);
    return this.offer.solo.find(({ box, but }) => !has(but) && (!box || has(box)));
  }

  /** The rules that may be read in two ways, with these boxes. */
  get readable(): RulingOffer[] {
    return this.offer.rulings.filter(
      ({ box, solo }) => (!box || this.expansions.includes(box)) && (!solo || Boolean(this.options.solo)),
    );
  }

  /** Those that are read in another way than usual. */
  get otherReadings(): Record<string, string> {
    const chosen = this.readable.map(
      ({ rule, readings }) => [rule, this.rulings[rule] ?? readings[0]!, readings[0]!] as const,
    );
    return Object.fromEntries(chosen.filter(([, reading, usual]) => reading !== usual));
  }

  /** How many may sit down. */
  get numbers(): number[] {
    if (this.options.solo && this.solo) return this.solo.people;
    const more = Object.entries(this.offer.more_seats).flatMap(([box, seats]) =>
      this.expansions.includes(box) ? seats : [],
    );
    return [...this.offer.seats, ...more];
  }

  /** Does one play alone, against bots or a solo opponent? Then going back disturbs nobody. */
  get alone(): boolean {
    return this.seats.filter(({ kind }) => kind !== 'bot').length === 1;
  }

  get practice(): boolean {
    return this.wishedPractice ?? this.alone;
  }

  /** Has an option an effect with what else is chosen? */
  matters(name: string): boolean {
    const needs = this.offer.needs[name];
    const value = (option: string): Value | undefined => this.options[option] ?? this.offer.options[option]?.[0];
    return (
      !needs ||
      needs.some(
        ({ option, value: wants, box, but, solo }) =>
          (!option || value(option) === wants) &&
          (!box || this.expansions.includes(box)) &&
          !this.expansions.includes(but) &&
          (!solo || Boolean(this.options.solo)),
      )
    );
  }

  /** Is nobody waited for? */
  get filled(): boolean {
    return this.seats.every(({ kind }) => kind !== 'friend');
  }

  private bot(): Sitting {
    return { kind: 'bot', name: '', bot: usualOf(this.offered.bots) };
  }

  pick(game: string): void {
    if (game === this.game) return;
    this.game = game;
    this.expansions = [];
    this.options = {};
    this.rulings = {};
    this.fit();
  }

  box(box: string, yes: boolean): void {
    this.expansions = this.offer.expansions.filter((one) => (one === box ? yes : this.expansions.includes(one)));
    this.fit();
  }

  /** Play against a solo opponent, or with nobody but those who sit down. */
  against(name: string): void {
    const { solo: _, difficulty: __, ...rest } = this.options;
    this.options = name ? { ...rest, solo: name } : rest;
    if (name) this.seats = this.seats.filter(({ kind }) => kind !== 'bot');
    this.fit();
  }

  /** Alone, against the first solo opponent of a game. */
  oppose(game: string): void {
    this.pick(game);
    this.against(this.solo?.names[0] ?? '');
  }

  /** With somebody who comes by a link. */
  befriend(game: string): void {
    this.pick(game);
    this.against('');
    this.count(Math.max(2, this.seats.length));
    if (this.filled) this.seats[1]!.kind = 'friend';
  }

  count(number: number): void {
    while (this.seats.length < number) this.seats.push(this.bot());
    this.seats.length = number;
  }

  /** After a change that changes other choices: drop what is not there any more. */
  private fit(): void {
    const { solo } = this.options;
    if (solo && !(this.solo && [...this.solo.names, 'random'].includes(String(solo)))) return this.against('');
    const numbers = this.numbers;
    this.count(Math.max(numbers[0]!, Math.min(this.seats.length, numbers.at(-1)!)));
  }

  /** What a seat is called: what was written, or its number. */
  nameOf(seat: number): string {
    return this.seats[seat]!.name.trim() || t('web-player', { n: seat + 1 });
  }

  /** Make the table, fill its seats in their order, and begin if nobody is waited for; gives the table. */
  async set(): Promise<string> {
    const open = this.seats.findIndex(({ kind }) => kind !== 'here');
    const people = (open < 0 ? this.seats : this.seats.slice(0, open)).map((_, seat) => this.nameOf(seat));
    const { offer, expansions, practice, clock } = this;
    const usual = (name: string, value: Value): boolean => offer.options[name]?.[0] === value;
    const options = Object.fromEntries(
      Object.entries(this.options).filter(([name, value]) => !usual(name, value) && this.matters(name)),
    );
    const rulings = this.otherReadings;
    if (Object.keys(rulings).length) Object.assign(options, { rulings });
    const body = {
      game: offer.name,
      expansions,
      options,
      practice,
      clock,
      seats: this.seats.length,
      people,
      bots: [],
    } as unknown as Create;
    const { table } = await post<Given>('/api/tables', body);
    rememberNames(this.seats.filter(({ kind }) => kind === 'here').map(({ name }) => name.trim()));
    localStorage.setItem('game', this.game);
    const act = (action: object): Promise<ReceiptShown> =>
      post(`/api/tables/${table}/actions`, { ...action, nonce: nonce() });
    for (let seat = people.length; seat < this.seats.length; seat++) {
      const { kind, bot } = this.seats[seat]!;
      if (kind === 'here') await act({ do: 'take', seat, name: this.nameOf(seat) });
      else if (kind === 'bot') await act({ do: 'put-bot', seat, bot });
    }
    if (this.filled) await act({ do: 'start' });
    return table;
  }
}

/** The boxes that are ticked for a game, as it is called; another game than the chosen one has none. */
export const boxesOf = (wanted: Wanted, game: string): string[] =>
  wanted.game === game ? wanted.expansions.map(boxName) : [];
