/** The spaces that the card under the pointer or the focus would let one ride to. */
class Reach {
  private spaces = $state.raw<ReadonlySet<string>>(new Set());
  to = (space: string): boolean => this.spaces.has(space);
  show(spaces: Iterable<string>): void {
    this.spaces = new Set(spaces);
  }
}
export const reach = new Reach();
