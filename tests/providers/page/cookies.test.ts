import { expect, test } from 'vitest';
import { findCookie, setCookie } from '../../../src/providers/page/cookies.ts';

test('any text is stored in a cookie and found again', () => {
  setCookie('epc.test', 'name:120;价格, 100%');
  setCookie('epc.tester', 'another');
  expect(findCookie('epc.test')).toBe('name:120;价格, 100%');
});

test('null deletes a cookie', () => {
  setCookie('epc.test', 'value');
  setCookie('epc.test', null);
  expect(findCookie('epc.test')).toBeUndefined();
});

test('a cookie with invalid percent encoding counts as missing', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a value that setCookie cannot write
  document.cookie = 'epc.test=%E4%B; Path=/';
  expect(findCookie('epc.test')).toBeUndefined();
});
