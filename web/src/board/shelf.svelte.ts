/** Everything that explains itself, by id, in the language that is spoken. */
import type { Cards, CardShown } from '../wire/wire';
import { get } from '../wire/api';

export class Shelf {
  cards = $state.raw<Map<string, CardShown>>(new Map());
  /** The thing whose explanation is open. */
  open = $state<string | null>(null);
  /** The thing that somebody rests on; it is explained as long as nothing else is. */
  rests = $state<string | null>(null);

  /** The keyboard rests on something; gives back how that ends. */
  rest(id: string): () => void {
    this.rests = id;
    return () => void (this.rests = null);
  }

  /** The pointer rests on something: that is explained in place of whatever was. */
  point(id: string): void {
    this.open = null;
    this.rests = id;
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
