import { expect, test } from 'vitest';
import { loginLink } from '../../../src/backoffice/layout/login-link.ts';
import { redirectFor } from '../../../src/backoffice/layout/redirect.ts';

const places = [{ path: '/manager/role' }, { path: '/manager/notice' }];
const to = (pathname: string, ...powers: string[]) => redirectFor(pathname, new Set(powers), places);

test('a page and its subpages need the power of the page', () => {
  expect(to('/manager/role', '/manager/role')).toBeUndefined();
  expect(to('/manager/role/show/3', '/manager/role')).toBeUndefined();
  expect(to('/manager/role', '/manager', '/manager/notice')).toBe('/index');
  expect(to('/manager/roles', '/manager/role')).toBe('/index');
});

test('adding and editing need their own powers, and redirect to the list without them', () => {
  expect(to('/manager/role/create', '/manager/role')).toBe('/manager/role');
  expect(to('/manager/role/create', '/manager/role', '/manager/role:add')).toBeUndefined();
  expect(to('/manager/role/edit/3', '/manager/role', '/manager/role:add')).toBe('/manager/role');
  expect(to('/manager/role/edit/3', '/manager/role', '/manager/role:edit')).toBeUndefined();
});

test('a page for all staff is open with any power of the back office, and closed to everyone else', () => {
  const pages = [{ path: '/manager/approval', isForAllStaff: true }, { path: '/manager/notice' }];
  const open = (...powers: string[]) => redirectFor('/manager/approval', new Set(powers), pages);
  expect(open('/manager/notice')).toBeUndefined();
  expect(open('/search/vehicle')).toBe('/index');
});

test('the back office opens the first page that the powers allow, or home', () => {
  expect(to('/manager', '/manager/notice')).toBe('/manager/notice');
  expect(to('/manager/', '/manager/role', '/manager/notice')).toBe('/manager/role');
  expect(to('/manager')).toBe('/index');
});

test('the back office opens at the start page, else at the prospects, else at the first page', () => {
  const pages = [{ path: '/manager/role' }, { path: '/manager/opportunity' }, { path: '/manager/start' }];
  const first = (...powers: string[]) => redirectFor('/manager', new Set(powers), pages);
  expect(first('/manager/role', '/manager/opportunity', '/manager/start')).toBe('/manager/start');
  expect(first('/manager/role', '/manager/opportunity')).toBe('/manager/opportunity');
  expect(first('/manager/role')).toBe('/manager/role');
});

test('the login returns to the same URL with its filters', () => {
  const link = loginLink({ pathname: '/manager/role', search: '?current=2&x=1' });
  expect(new URL(link, 'http://localhost').searchParams.get('redirect')).toBe('/manager/role?current=2&x=1');
});
