import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { loginRedirect } from '../../../../src/catalogue/app/login-redirect.ts';
import { jumpTarget } from '../../../../src/catalogue/app/pages/jump.ts';
import { RequireSession } from '../../../../src/catalogue/app/require-session.tsx';
import { catalogueRoutes } from '../../../../src/catalogue/app/routes.tsx';
import { safeRedirect } from '../../../../src/catalogue/shared/navigation/redirect.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

/** The specification's routes and their access. */
const routes = readFileSync('tests/fixtures/routes.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));
const pathsOf = (access: string) =>
  routes.flatMap(([path = '', routeAccess]) => (routeAccess === access ? [path.replace(/:\w+/, 'x')] : []));
const open = pathsOf('public');
const closed = [...pathsOf('login'), '/search', '/user'];

/** The access of a path; unknown paths redirect home. */
function accessOf(path: string): 'open' | 'guarded' | 'unknown' {
  // The types of catalogueRoutes and matchRoutes differ in optional fields.
  const matches = matchRoutes(catalogueRoutes as Parameters<typeof matchRoutes>[0], path) ?? [];
  const isGuard = (route: object) => 'element' in route && Object(route.element).type === RequireSession;
  if (matches.at(-1)?.route.path === '*') return 'unknown';
  return matches.some(({ route }) => isGuard(route)) ? 'guarded' : 'open';
}

test.each(open)('%s is open to everyone', (path) => expect(accessOf(path)).toBe('open'));
test.each(closed)('%s needs a login', (path) => expect(accessOf(path)).toBe('guarded'));
test('an unknown path redirects home', () => expect(accessOf('/no/such')).toBe('unknown'));

test.each([
  ['/user/info?x=1', '/login?redirect=/user/info?x=1'],
  ['/search/oe', '/login?redirect=/inquire'],
  ['/search/oe?oe=5Q0615301C', '/login?redirect=/inquire?to=/search/oe?oe=5Q0615301C'],
  ['/document/7', '/login?redirect=/document/7'],
  ['/order', '/login?redirect=/order'],
  ['/nowhere', '/index'],
  ['/', '/index'],
  ['/solution', '/solution/index'],
])('without a session %s redirects to %s', async (path, to) => {
  useFakeApi();
  const { place } = await openPage(path, 'zh-CN', null);
  await waitFor(() => expect(decodeURIComponent(place())).toBe(to));
});

test.each([
  ['/search', '/search/vehicle'],
  ['/order', '/order/myPartsOrder'],
  ['/user', '/user/info'],
])('with a session %s redirects to %s', async (path, to) => {
  useFakeApi();
  const { place } = await openPage(path);
  await waitFor(() => expect(place()).toBe(to));
});

test.each(closed)('the login for %s returns to it, or to the start of a search for a search screen', (path) => {
  const back = loginRedirect(path, '');
  expect(back).toBe(path.startsWith('/search') ? '/inquire' : path);
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
  '/\n/evil.example',
  '/\r\n//evil.example',
  '\u0000//evil.example',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '///evil.example',
  '/\\/evil.example',
  'http:evil.example',
  'JaVaScRiPt:alert(1)',
  '/@evil.example/..//..//evil.example',
];

describe('no link leads off the site', () => {
  test.each(elsewhere)('after the login or from /jump: %s', (target) => {
    for (const result of [safeRedirect(target), jumpTarget(`?to=${encodeURIComponent(target)}`)]) {
      const url = new URL(result, window.location.origin);
      expect(url.origin).toBe(window.location.origin);
      expect(result.startsWith('//')).toBe(false);
    }
  });
});
