import { expect, test } from 'vitest';
import { loginRedirect } from '../../../src/catalogue/app/login-redirect.ts';

test('for a search screen the login returns to the start of a search, with the current search', () => {
  expect(loginRedirect('/search', '')).toBe('/inquire');
  expect(loginRedirect('/search/parts', '')).toBe('/inquire');
  expect(loginRedirect('/search/vehicle', '?q=abc')).toBe('/inquire?to=%2Fsearch%2Fvehicle%3Fq%3Dabc');
});

test('for any other screen the login returns to it', () => {
  expect(loginRedirect('/order/myPartsOrder', '?page=2')).toBe('/order/myPartsOrder?page=2');
});
