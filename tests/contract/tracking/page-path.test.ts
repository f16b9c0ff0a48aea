import { expect, test } from 'vitest';
import { isPagePath, PAGE_PATH_MAX } from '../../../src/contract/tracking/page-path.ts';

test('paths of pages can be counted', () => {
  for (const path of ['/', '/user/info', '/parts_list/a-b', '/index.html']) expect(isPagePath(path)).toBe(true);
});

test('queries, typed text, empty parts and paths that are too long are not counted', () => {
  for (const path of ['', 'user', '/user/', '//user', '/user?vin=1', '/user#a', '/前刹车片', '/a b', '/user\n'])
    expect(isPagePath(path), path).toBe(false);
  expect(isPagePath(`/${'a'.repeat(PAGE_PATH_MAX - 1)}`)).toBe(true);
  expect(isPagePath(`/${'a'.repeat(PAGE_PATH_MAX)}`)).toBe(false);
});
