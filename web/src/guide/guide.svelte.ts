/** The guide that tells how to play: whether it is open, and whether somebody has been told where it is. */
const TOLD = 'guide-told';

class GuideState {
  open = $state(false);
  /** Whether this browser has been told, at its first table, that there is a guide. */
  told = $state(localStorage.getItem(TOLD) === 'yes');

  understand(): void {
    this.told = true;
    localStorage.setItem(TOLD, 'yes');
  }
}

export const guide = new GuideState();
