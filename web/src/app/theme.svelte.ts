/** Day or night: as the system has it, or as the reader wants it; remembered. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  theme = $state<Theme>(THEMES.find((theme) => theme === localStorage.getItem('theme')) ?? 'system');

  constructor() {
    this.paint();
  }

  /** Show everything by day or by night from now on. */
  wear(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('theme', theme);
    this.paint();
  }

  private paint(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
