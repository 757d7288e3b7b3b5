/** Who may sit opposite, drawn: loaded when they are shown, so that the door itself stands at once. */
interface Gallery {
  /** Patterns that stand once per page. */
  defs: string;
  face: (name: string) => string;
}
const GAMES = import.meta.glob<Gallery>('../games/*/faces.ts');

class Faces {
  /** By game, and the bots under no game. */
  private there = $state<Record<string, Gallery>>({});
  private asked = new Set<string>();

  private load(game: string): void {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    const load = game ? GAMES[`../games/${game}/faces.ts`] : () => import('./art/bots');
    load?.().then(
      (found) => (this.there[game] = found),
      () => this.asked.delete(game),
    );
  }

  get defs(): string {
    return Object.values(this.there)
      .map((one) => one.defs)
      .join('');
  }

  /** The portrait of an opponent of a game, or of a bot if no game is named; empty until it is there. */
  of(game: string, name: string): string {
    this.load(game);
    return this.there[game]?.face(name) ?? '';
  }
}

export const faces = new Faces();
