export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'epc.theme';

export function readStoredTheme(): ThemeChoice {
  const stored = globalThis.localStorage?.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme of a choice on this device. */
export function themeOf(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return globalThis.window?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies and stores a theme; the system's is not stored. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  document.documentElement.dataset.theme = themeOf(choice);
}
