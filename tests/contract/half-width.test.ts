import { expect, test } from 'vitest';
import { stripInvisible, toHalfWidthUpper } from '../../src/contract/half-width.ts';

test('full-width letters, digits, punctuation and spaces become half width, and letters upper case', () => {
  expect(toHalfWidthUpper('ａＺ０９！～：　ｂｃ')).toBe('AZ09!~: BC');
  expect(toHalfWidthUpper('abcXYZ 123')).toBe('ABCXYZ 123');
});

test('each character becomes one character, so that places in the text stay valid', () => {
  for (const text of ['straße', 'ı', 'ŉ', 'ﬁ', '前刹车片', '、。', '😀ａ'])
    expect(toHalfWidthUpper(text)).toHaveLength(text.length);
  expect(toHalfWidthUpper('straße')).toBe('STRAßE');
});

test('spaces of any width and characters that cannot be seen are removed, everything else stays', () => {
  expect(stripInvisible('\ufeff 1K0\u200b\u00a0698\u3000151\t\r\n\u202eA\u0007')).toBe('1K0698151A');
  expect(stripInvisible('左-前（片）é')).toBe('左-前（片）é');
});
