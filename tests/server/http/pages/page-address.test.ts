import { expect, test } from 'vitest';
import { parsePageAddress, pathWithQuery, selectParams } from '../../../../src/server/http/pages/page-address.ts';

const pathOf = (url: string) => parsePageAddress({ url }).pathname;

test('a path never names another host, however its request begins', () => {
  expect(['//evil.example/x', '///evil.example', '/\\evil.example', '/a//b'].map(pathOf)).toEqual([
    '/evil.example/x',
    '/evil.example',
    '/evil.example',
    '/a//b',
  ]);
  expect(['http://evil.example/x', '*', '@evil.example', ''].map(pathOf)).toEqual(['/', '/', '/', '/']);
});

test('a query keeps its parameters', () => {
  expect(parsePageAddress({ url: '/search?q=a%20b&lang=en' }).search.get('q')).toBe('a b');
});

test('of a query only the named parameters select a page, in one order, the first of each and none that is empty', () => {
  const search = new URLSearchParams('page=2&x=1&lang=en&page=3&q=');
  expect(String(selectParams(search, ['lang', 'page', 'q']))).toBe('lang=en&page=2');
  expect(pathWithQuery('/a', selectParams(search, ['q']))).toBe('/a');
  expect(pathWithQuery('/a', new URLSearchParams({ q: 'a&b' }))).toBe('/a?q=a%26b');
});
