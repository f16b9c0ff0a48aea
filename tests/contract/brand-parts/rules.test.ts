import { expect, test } from 'vitest';
import { isTooShortToSearch } from '../../../src/contract/brand-parts/rules.ts';

test.each(['a', '%', '1', '_%', 'é', '--'])('“%s” says too little to search by', (text) => {
  expect(isTooShortToSearch(text)).toBe(true);
});

test.each(['ab', 'A1', '灯', '机滤', 'W 7', '13'])('“%s” can be searched', (text) => {
  expect(isTooShortToSearch(text)).toBe(false);
});
