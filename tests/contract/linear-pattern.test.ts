import { describe, expect, test } from 'vitest';
import { linearPattern } from '../../src/contract/linear-pattern.ts';

const patterns = [
  '^\\d{6}$',
  'a|bc|',
  '^(ab|cd)+e?$',
  '[\\u4e00-\\u9fa5]{2,4}',
  '^[^@\\s]+@[\\w.-]+\\.\\w{2,}$',
  '\\bcar\\b',
  '^\\p{L}+$',
  'x*y+?z{0,2}',
  '^$',
  '(?:a(?:b|c){2}){1,3}d',
  '[a-c\\]-]+',
  '.',
];
const texts = [
  '',
  '123456',
  '1234567',
  'abcde',
  'ababe',
  '李店长',
  'a@b.cn',
  'my car',
  'scar',
  'abcabcd',
  '😀',
  'yz]-',
  '\n',
];

describe('what it finds', () => {
  test.each(patterns)('is what JavaScript finds: %s', (source) => {
    const pattern = linearPattern(source);
    expect(texts.map((text) => pattern?.test(text))).toEqual(texts.map((text) => new RegExp(source, 'u').test(text)));
  });
});

test.each(['(', '[a', '*a', 'a{2,1}', '(?=a)b', '(?<!a)b', '(a)\\1', '(?<n>a)\\k<n>', 'a{900}', 'x'.repeat(301)])(
  'what it cannot walk is no pattern: %s',
  (source) => {
    expect(linearPattern(source)).toBeUndefined();
  },
);

test.each(['(a+)+$', '^(a|a)*$', '^(([a-z])+.)+[A-Z]([a-z])+$', '(.*)*x', '((a*)*)*b', '^(\\d+\\s?)+$'])(
  'a pattern that hangs others is answered at once, on the longest answer: %s',
  (source) => {
    const text = `${'a'.repeat(1_999)}!`;
    const start = performance.now();
    expect(linearPattern(source)?.test(text)).toBeDefined();
    expect(performance.now() - start).toBeLessThan(1_000);
  },
);

test('groups as deep in each other as a pattern is long are walked', () => {
  const source = `${'('.repeat(149)}a${')'.repeat(149)}`;
  expect([linearPattern(source)?.test('a'), linearPattern(source)?.test('b')]).toEqual([true, false]);
});

test('a pattern that would grow without end is refused as quickly', () => {
  const start = performance.now();
  for (const source of ['((((a{500}){500}){500}){500}){500}', '(((){500}){500}){500}', '(((a{0}){500}){500}){500}']) {
    expect(linearPattern(source)).toBeUndefined();
  }
  expect(performance.now() - start).toBeLessThan(1_000);
});
