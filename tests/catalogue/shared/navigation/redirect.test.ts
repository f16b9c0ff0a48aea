import { expect, test, vi } from 'vitest';
import { safeRedirect } from '../../../../src/catalogue/shared/navigation/redirect.ts';

test('the server, which has no window, accepts the same redirects as the browser', () => {
  const targets = ['/search/oe?oe=5Q0615301C#top', '//elsewhere.example/search/oe'];
  const inBrowser = targets.map((to) => safeRedirect(to, ''));
  vi.stubGlobal('window', undefined);
  const onServer = targets.map((to) => safeRedirect(to, ''));
  vi.unstubAllGlobals();
  expect(inBrowser).toEqual(['/search/oe?oe=5Q0615301C#top', '']);
  expect(onServer).toEqual(inBrowser);
});
