import { describe, expect, test } from 'vitest';
import { compileLinearRegExp } from '../../../src/contract/survey/linear-regexp.ts';

const patterns = [
  '^\\d{6}$',
  'a|bc|',
  '^(ab|cd)+e?$',
  '[\\u4e00-\\u9fa5]{2,4}',
  '^[^@\\s]+@[\\w.-]+\\.\\w{2,}$',
  '\\bcar\\b',
  '^\\p{L}+$',
  '^\\p{Script=Han}+$',
  '\\p{gc=Lu}',
  '^\\S+$',
  '\\s',
  '^[\\S]+$',
  '\\\\s',
  'x*y+?z{0,2}',
  '^$',
  '(?:a(?:b|c){2}){1,3}d',
  '(?<name>b)c',
  '[a-c\\]-]+',
  '\\u{1F600}',
  '\\u{20000}',
  '.',
];
const texts = [
  '',
  '123456',
  '1234567',
  'abcde',
  'ababe',
  '李店长',
  '李　店长',
  'a@b.cn',
  'my car',
  'scar',
  'abcabcd',
  '😀',
  '𠀀',
  'yz]-',
  'A\\s',
  '\n',
  '\u00a0',
];

test.each(patterns)('matches what JavaScript matches: %s', (source) => {
  const pattern = compileLinearRegExp(source);
  expect(texts.map((text) => pattern?.test(text))).toEqual(texts.map((text) => new RegExp(source, 'u').test(text)));
});

test.each(['(', '[a', '*a', 'a{2,1}', '\\A', '[[:alpha:]]', 'x'.repeat(301)])(
  'refuses an invalid or too long pattern (%#)',
  (source) => {
    expect(compileLinearRegExp(source)).toBeUndefined();
  },
);

test.each(['(?=a)b', '(?<!a)b', '(?<=a)b', '(a)\\1', '(?<n>a)\\k<n>'])(
  'refuses a pattern that needs backtracking: %s',
  (source) => {
    expect(compileLinearRegExp(source)).toBeUndefined();
  },
);

describe('on the longest answer', () => {
  const answers = [`${'a'.repeat(1_999)}!`, 'ab'.repeat(1_000), '李a'.repeat(1_000)];

  test.each([
    '(a+)+$',
    '^(a|a)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*)*x',
    '((a*)*)*b',
    '^(\\d+\\s?)+$',
    '(.{0,740})!x',
    '^(a?|b?){200}(a|b|aa)*$',
  ])('a pattern that backtracks exponentially elsewhere takes less than a second: %s', (source) => {
    const pattern = compileLinearRegExp(source);
    const matchAll = () => {
      for (const answer of answers) expect(pattern?.test(answer)).toBeDefined();
    };
    expect(processorMsOf(matchAll)).toBeLessThan(1_000);
  });
});

test('compiles nested groups up to the longest pattern', () => {
  const pattern = compileLinearRegExp(`${'('.repeat(149)}a${')'.repeat(149)}`);
  expect([pattern?.test('a'), pattern?.test('b')]).toEqual([true, false]);
});

test.each([
  '((((a{500}){500}){500}){500}){500}',
  '(((){500}){500}){500}',
  '(((a{0}){500}){500}){500}',
  '.{0,999}'.repeat(37),
  'a{999}'.repeat(50),
  '((a{10}){10}){10}'.repeat(17),
  'a{1001}',
])('refuses a pattern with too many repetitions within a second (%#)', (source) => {
  expect(processorMsOf(() => expect(compileLinearRegExp(source)).toBeUndefined())).toBeLessThan(1_000);
});

/** The clock would count what other programs do meanwhile. */
function processorMsOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
