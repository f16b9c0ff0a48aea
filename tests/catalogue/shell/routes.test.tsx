import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { catalogueRoutes } from '../../../src/catalogue/index.tsx';
import { safeRedirect } from '../../../src/catalogue/redirect.ts';
import { jumpTarget } from '../../../src/catalogue/shell/jump.ts';
import { loginRedirect } from '../../../src/catalogue/shell/login-redirect.ts';
import { RequireSession } from '../../../src/catalogue/shell/require-session.tsx';

const open = ['/', '/index', '/jump', '/inquire', '/login', '/register', '/forget_password', '/404'];
const closed = [
  ...['vehicle', 'parts', 'covParts', 'maintain', 'oe', 'vehicle_detail', 'brandPart'].map((name) => `/search/${name}`),
  ...['info', 'package', 'change_password', 'parent', 'child', 'oprLog', 'statistics', 'task'].map(
    (name) => `/user/${name}`,
  ),
  '/buy_service',
  '/buy_order',
  '/buy',
  '/order',
  '/order/myPartsOrder',
  '/order/partsOrderDetail',
];

/** How a path is answered: openly, behind the login, or by nobody, which leads home. */
function standingOf(path: string): 'open' | 'guarded' | 'nobody' {
  // The router's own types disagree with each other on what may be left out.
  const matches = matchRoutes(catalogueRoutes as Parameters<typeof matchRoutes>[0], path) ?? [];
  const isGuard = (route: object) => 'element' in route && Object(route.element).type === RequireSession;
  if (matches.at(-1)?.route.path === '*') return 'nobody';
  return matches.some(({ route }) => isGuard(route)) ? 'guarded' : 'open';
}

test.each(open)('%s is open to everyone', (path) => expect(standingOf(path)).toBe('open'));
test.each(closed)('%s is never open to those who are not signed in', (path) =>
  expect(standingOf(path)).not.toBe('open'),
);
test('most of the screens behind the login are there', () => {
  expect(closed.filter((path) => standingOf(path) === 'guarded').length).toBeGreaterThan(15);
});

test.each(closed)('whoever logs in on the way to %s comes back: to the search where it is a search screen', (path) => {
  const back = loginRedirect(path, '');
  expect(back).toBe(path.startsWith('/search/') ? '/inquire' : path);
  expect(safeRedirect(back)).toBe(back);
});

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/index',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.example',
  '/\t/evil.example',
  '/%2e%2e//evil.example/..//evil.example',
];

describe('no link leads away', () => {
  test.each(elsewhere)('after the login or from /jump: %s', (wanted) => {
    for (const target of [safeRedirect(wanted), jumpTarget(`?to=${encodeURIComponent(wanted)}`)]) {
      const url = new URL(target, window.location.origin);
      expect(url.origin).toBe(window.location.origin);
      expect(target.startsWith('//')).toBe(false);
    }
  });
});
