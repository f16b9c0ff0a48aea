import { expect, test } from 'vitest';
import { visitedPages } from '../../../../src/catalogue/app/overlays/visited-pages.ts';

test('visits of a page are counted, up to 100, and handed over once, the first pages first', () => {
  for (let visit = 0; visit < 101; visit += 1) visitedPages.add('/');
  for (const path of ['/a', '/b', '/a']) visitedPages.add(path);
  expect(visitedPages.take(2)).toEqual([
    { path: '/', times: 100 },
    { path: '/a', times: 2 },
  ]);
  expect(visitedPages.take(2)).toEqual([{ path: '/b', times: 1 }]);
  expect(visitedPages.take(2)).toEqual([]);
});
