/** What a person prefers; kept in this browser. */
export type Confirm = 'always' | 'irreversible' | 'never';

class Settings {
  confirm = $state<Confirm>((localStorage.getItem('confirm') as Confirm | null) ?? 'irreversible');

  setConfirm(value: Confirm): void {
    this.confirm = value;
    localStorage.setItem('confirm', value);
  }
}

export const settings = new Settings();
