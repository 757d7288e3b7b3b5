/** Everything that explains itself, by id, in the language that is spoken. */
import type { Cards, CardShown } from '../wire';
import { get } from './api';

export class Shelf {
  cards = $state.raw<Map<string, CardShown>>(new Map());
  /** The thing whose explanation is open. */
  open = $state<string | null>(null);

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
