import { expect, test, vi } from 'vitest';
import { applyTheme, readStoredTheme, themeOf } from '../../../src/ui/theme/theme-choice.ts';

const stubSystem = (isDark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isDark }));

test('a chosen theme is applied and stored; that of the system is followed and not stored', () => {
  stubSystem(true);
  applyTheme('light');
  expect([document.documentElement.dataset.theme, readStoredTheme()]).toEqual(['light', 'light']);
  applyTheme('system');
  expect([document.documentElement.dataset.theme, readStoredTheme()]).toEqual(['dark', 'system']);
});

test('a stored theme that there is none of counts as no choice', () => {
  localStorage.setItem('epc.theme', 'blue');
  expect(readStoredTheme()).toBe('system');
});

test('the choice wins over the system', () => {
  for (const isDark of [true, false]) {
    stubSystem(isDark);
    expect([themeOf('light'), themeOf('dark'), themeOf('system')]).toEqual([
      'light',
      'dark',
      isDark ? 'dark' : 'light',
    ]);
  }
});
