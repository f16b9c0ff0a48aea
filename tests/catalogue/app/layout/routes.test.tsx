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

/** The specification's routes: who may go there. */
const routes = readFileSync('tests/fixtures/routes.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));
const pathsOf = (wanted: string) =>
  routes.flatMap(([path = '', access]) => (access === wanted ? [path.replace(/:\w+/, 'x')] : []));
const open = pathsOf('public');
const closed = [...pathsOf('login'), '/search', '/user'];

/** How a path is answered: openly, behind the login, or by nobody, which leads home. */
function standingOf(path: string): 'open' | 'guarded' | 'nobody' {
  // The router's own types disagree with each other on what may be left out.
  const matches = matchRoutes(catalogueRoutes as Parameters<typeof matchRoutes>[0], path) ?? [];
  const isGuard = (route: object) => 'element' in route && Object(route.element).type === RequireSession;
  if (matches.at(-1)?.route.path === '*') return 'nobody';
  return matches.some(({ route }) => isGuard(route)) ? 'guarded' : 'open';
}

test.each(open)('%s is open to everyone', (path) => expect(standingOf(path)).toBe('open'));
test.each(closed)('%s stands behind the login', (path) => expect(standingOf(path)).toBe('guarded'));
test('a path that nobody knows leads home', () => expect(standingOf('/no/such')).toBe('nobody'));

test.each([
  ['/user/info?x=1', '/login?redirect=/user/info?x=1'],
  ['/search/oe', '/login?redirect=/inquire'],
  ['/search/oe?oe=5Q0615301C', '/login?redirect=/inquire?to=/search/oe?oe=5Q0615301C'],
  ['/document/7', '/login?redirect=/document/7'],
  ['/order', '/login?redirect=/order'],
  ['/nowhere', '/index'],
  ['/', '/index'],
  ['/solution', '/solution/index'],
])('without a token %s leads to %s', async (path, to) => {
  useFakeApi();
  const { place } = await openPage(path, 'zh-CN', null);
  await waitFor(() => expect(decodeURIComponent(place())).toBe(to));
});

test.each([
  ['/search', '/search/vehicle'],
  ['/order', '/order/myPartsOrder'],
  ['/user', '/user/info'],
  ['/user/interfaces', '/user/api'],
  ['/interface', '/service'],
  ['/document/7', '/service'],
  ['/debuggerTools/vin', '/service'],
])('with a token %s leads to %s', async (path, to) => {
  useFakeApi();
  const { place } = await openPage(path);
  await waitFor(() => expect(place()).toBe(to));
});

test.each(closed)('whoever logs in on the way to %s comes back: to the search where it is a search screen', (path) => {
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

describe('no link leads away', () => {
  test.each(elsewhere)('after the login or from /jump: %s', (wanted) => {
    for (const target of [safeRedirect(wanted), jumpTarget(`?to=${encodeURIComponent(wanted)}`)]) {
      const url = new URL(target, window.location.origin);
      expect(url.origin).toBe(window.location.origin);
      expect(target.startsWith('//')).toBe(false);
    }
  });
});
