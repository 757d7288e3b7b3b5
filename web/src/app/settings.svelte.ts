/** What a person prefers; kept in this browser. */
export type Confirm = 'always' | 'irreversible' | 'never';
/** How quickly the steps of others are shown: all at once, or one after the other. */
export const PACES = ['instant', 'normal', 'slow'] as const;
export type PaceName = (typeof PACES)[number];

const kept = (name: string): string | null => localStorage.getItem(name);
const QUIET = 40;

class Settings {
  confirm = $state<Confirm>((kept('confirm') as Confirm | null) ?? 'irreversible');
  /** Do pieces fly? */
  motion = $state(kept('motion') !== 'off');
  pace = $state<PaceName>(PACES.find((pace) => pace === kept('pace')) ?? 'normal');
  sound = $state(kept('sound') !== 'off');
  /** How loud, of a hundred. */
  volume = $state(Number(kept('volume') ?? QUIET));
  /** Whether single keys do something; who speaks to the computer may press them by mistake. */
  singles = $state(kept('single-keys') !== 'no');

  setConfirm(value: Confirm): void {
    this.confirm = value;
    localStorage.setItem('confirm', value);
  }

  setMotion(on: boolean): void {
    this.motion = on;
    localStorage.setItem('motion', on ? 'on' : 'off');
  }

  setPace(value: PaceName): void {
    this.pace = value;
    localStorage.setItem('pace', value);
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem('sound', on ? 'on' : 'off');
  }

  setVolume(value: number): void {
    this.volume = value;
    localStorage.setItem('volume', String(value));
  }

  setSingles(value: boolean): void {
    this.singles = value;
    localStorage.setItem('single-keys', value ? 'yes' : 'no');
  }
}

export const settings = new Settings();
