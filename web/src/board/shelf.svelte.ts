/** Everything that explains itself, by id, in the language that is spoken. */
import type { Cards, CardShown } from '../wire/wire';
import { get } from '../wire/api';

export class Shelf {
  cards = $state.raw<Map<string, CardShown>>(new Map());
  /** The thing whose explanation is open. */
  open = $state<string | null>(null);
  /** The thing that somebody rests on; it is explained as long as nothing else is. */
  rests = $state<string | null>(null);

  /** Where the thing is that is explained: the explanation stands beside it. */
  at = $state.raw<Element | null>(null);

  /** Somebody rests on something; gives back how that ends. What was asked for stays until it is closed. */
  rest(id: string, at: Element | null = document.activeElement): () => void {
    this.rests = id;
    if (this.open === null) this.at = at;
    return () => this.leave(id);
  }

  /** Nobody rests on it any more. */
  leave(id = this.rests): void {
    if (this.rests === id) this.rests = null;
  }

  /** Somebody asks what this is: it is explained until that is closed. */
  ask(id: string, at: Element | null = document.activeElement): void {
    this.at = at;
    this.open = id;
  }

  close(): void {
    this.open = this.rests = null;
  }

  async load(table: string, language: string): Promise<void> {
    const found = await get<Cards>(`/api/tables/${table}/cards`, { language });
    this.cards = new Map(found.cards.map((card) => [card.id, card]));
  }

  of(id: string): CardShown | undefined {
    return this.cards.get(id);
  }

  name(id: string): string {
    return this.cards.get(id)?.name ?? id;
  }
}
