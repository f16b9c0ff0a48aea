export type ThemeChoice = 'light' | 'dark' | 'system';

const KEY = 'epc.theme';

export function readStoredTheme(): ThemeChoice {
  const kept = globalThis.localStorage?.getItem(KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** The theme that a choice comes to on this device. */
export function themeOf(choice: ThemeChoice): 'light' | 'dark' {
  if (choice !== 'system') return choice;
  return globalThis.window?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme; remembered unless it is the system's. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  document.documentElement.dataset.theme = themeOf(choice);
}
