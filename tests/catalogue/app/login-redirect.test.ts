import { expect, test } from 'vitest';
import { loginRedirect } from '../../../src/catalogue/app/login-redirect.ts';

test('from a search screen one comes back to where searching begins, with the search that was under way', () => {
  expect(loginRedirect('/search', '')).toBe('/inquire');
  expect(loginRedirect('/search/parts', '')).toBe('/inquire');
  expect(loginRedirect('/search/vehicle', '?q=abc')).toBe('/inquire?to=%2Fsearch%2Fvehicle%3Fq%3Dabc');
});

test('from any other screen one comes back to it', () => {
  expect(loginRedirect('/order/myPartsOrder', '?page=2')).toBe('/order/myPartsOrder?page=2');
});
