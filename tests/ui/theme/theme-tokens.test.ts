import { expect, test, vi } from 'vitest';
import { readThemeTokens, watchTheme } from '../../../src/ui/theme/theme-tokens.ts';

test('a token is read by its name, without white space', () => {
  document.documentElement.style.setProperty('--colour-brand', ' #123456 ');
  expect([readThemeTokens('colour-brand'), readThemeTokens('no-such-token')]).toEqual(['#123456', '']);
});

test('a change of theme or brand is noticed, another attribute is not, and nothing after the watch has ended', async () => {
  const listener = vi.fn();
  const stop = watchTheme(listener);
  const change = async (name: string, value: string) => {
    document.documentElement.setAttribute(name, value);
    await Promise.resolve();
  };
  await change('lang', 'en');
  expect(listener).not.toHaveBeenCalled();
  await change('data-theme', 'dark');
  await change('data-brand', 'shop');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  await change('data-theme', 'light');
  expect(listener).toHaveBeenCalledTimes(2);
});
