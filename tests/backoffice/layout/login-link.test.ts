import { expect, test } from 'vitest';
import { loginLink } from '../../../src/backoffice/layout/login-link.ts';

test('the login page returns to the page with all of its filters', () => {
  const link = new URL(loginLink({ pathname: '/manager/users', search: '?search=a%26b&page=2' }), 'http://localhost');
  expect(link.pathname).toBe('/login');
  expect(link.searchParams.get('redirect')).toBe('/manager/users?search=a%26b&page=2');
});
