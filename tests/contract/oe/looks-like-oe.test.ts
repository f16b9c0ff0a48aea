import { expect, test } from 'vitest';
import { countDigits, looksLikeOe } from '../../../src/contract/oe/looks-like-oe.ts';

test('a text looks like an OE number with at least five characters, three digits and no Chinese', () => {
  for (const text of ['1K0698151A', '90919-02240', '０９８６４９４５９６']) expect(looksLikeOe(text)).toBe(true);
  for (const text of ['1K06', '前制动片 12345', 'ABCDEFG', 'LEFT12', '', '1'.repeat(25)])
    expect(looksLikeOe(text)).toBe(false);
});

test('a number has five to 24 characters and three digits at least, separators not counted', () => {
  expect(['AB123', '1-2-3-4', `${'A'.repeat(21)}123`, `${'A'.repeat(22)}123`].map(looksLikeOe)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('digits are counted, letters are not', () => expect(countDigits('1K0698151A')).toBe(8));
