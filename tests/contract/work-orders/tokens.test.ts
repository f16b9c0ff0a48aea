import { describe, expect, test } from 'vitest';
import { cleanText } from '../../../src/contract/work-orders/paste/clean-text.ts';
import { tokensOf } from '../../../src/contract/work-orders/paste/tokens.ts';

const read = (message: string) =>
  tokensOf(cleanText(message)).map(({ kind, text, value, unit = '' }) =>
    value === undefined ? `${kind} ${text}` : `${kind} ${value}${unit}`,
  );

test.each([
  [
    'LSVAA2BR1GN100000 前刹车片 2套 机滤 朗逸',
    ['vin LSVAA2BR1GN100000', 'word 前刹车片', 'quantity 2套', 'word 机滤', 'word 朗逸'],
  ],
  ['沪A12345 来两个机滤', ['plate 沪A12345', 'word 来', 'quantity 2个', 'word 机滤']],
  ['粤B·D12345 沪A1234学', ['plate 粤B·D12345', 'plate 沪A1234学']],
  ['1K0 698 151 A 前制动片 *2', ['oe 1K0 698 151 A', 'word 前制动片', 'quantity 2']],
  ['11 42 7 566 327 ×3', ['oe 11 42 7 566 327', 'quantity 3']],
  ['A 000 420 56 00 2pcs', ['oe A 000 420 56 00', 'quantity 2PCS']],
  ['90915-YZZD4，1K0615301AA', ['oe 90915-YZZD4', 'oe 1K0615301AA']],
  ['大众 朗逸 2016款 1.6L 18款', ['word 大众', 'word 朗逸', 'fact 2016款', 'fact 1.6L', 'fact 18款']],
  [
    '机油4升 半桶 一对 十二只 二十五个',
    ['word 机油', 'quantity 4升', 'quantity 0.5桶', 'quantity 1对', 'quantity 12只', 'quantity 25个'],
  ],
  ['离合器三件套2套', ['word 离合器三件套', 'quantity 2套']],
  ['机滤x2 空滤 2x 3', ['word 机滤', 'quantity 2', 'word 空滤', 'quantity 2', 'number 3']],
  ['机滤俩 前制动盘仨', ['word 机滤', 'quantity 2', 'word 前制动盘', 'quantity 3']],
  ['机滤 0 空滤 000 火花塞 10', ['word 机滤', 'word 0', 'word 空滤', 'word 000', 'word 火花塞', 'number 10']],
  ['oil filter 2 pcs', ['word OIL', 'word FILTER', 'quantity 2PCS']],
  ['oil filter x20. air filter 5.', ['word OIL', 'word FILTER', 'quantity 20', 'word AIR', 'word FILTER', 'number 5']],
  ['机滤一百二十个 空滤一百零五个', ['word 机滤', 'quantity 120个', 'word 空滤', 'quantity 105个']],
  ['机滤半打 空滤2打 一打气泵', ['word 机滤', 'quantity 6', 'word 空滤', 'quantity 24', 'word 一打气泵']],
  ['防冻液4L两桶 机油4L', ['word 防冻液', 'fact 4L', 'quantity 2桶', 'word 机油', 'quantity 4L']],
  ['机滤1个2.空滤3个', ['word 机滤', 'quantity 1个', 'marker 2.', 'word 空滤', 'quantity 3个']],
  ['前刹车片\t2\t副\t180.00', ['word 前刹车片', 'quantity 2副', 'marker 180.00']],
])('%s', (message, tokens) => {
  expect(read(message)).toEqual(tokens);
});

test.each([
  '280元',
  '280块钱',
  '35块',
  '¥280',
  '$12.5',
  'USD 3.50',
  '@180',
  '180元/副',
  '180/副',
  '单价180',
  '报价:35',
  '38.50',
])('%s is a price and no quantity', (price) => {
  const text = price.toUpperCase();
  expect(read(`机滤 ${price} 2个`)).toEqual(['word 机滤', `marker ${text}`, 'quantity 2个']);
});

test('full-width, zero-width and direction characters change nothing, and places are those of the original', () => {
  const message = '\u202e前\u200b刹\ufeff车片２套\u2066机滤';
  expect(read(message)).toEqual(['word 前刹车片', 'quantity 2套', 'word 机滤']);
  const { places } = cleanText(message);
  const [first] = tokensOf(cleanText(message));
  const last = (first?.at ?? 0) + (first?.length ?? 0) - 1;
  expect(message.slice(places[first?.at ?? 0], (places[last] ?? 0) + 1)).toBe('前\u200b刹\ufeff车片');
});

test('a VIN with a letter too few or too many is still seen as one', () => {
  expect(read('LSVAA2BR1GN10000')).toEqual(['vin LSVAA2BR1GN10000']);
  expect(read('LSVAA2BR1GN1000001')).toEqual(['vin LSVAA2BR1GN1000001']);
});

test('emoji and punctuation are no words, and letters of other scripts are kept', () => {
  expect(read('👍🏽 (((((] … 机滤!!! масло زيت')).toEqual(['word 机滤', 'word масло', 'word زيت']);
});

describe('messages that are made to be slow', () => {
  test.each([
    ['ten thousand numbers', '1 '.repeat(10_000)],
    ['one word of twenty thousand characters', '前'.repeat(20_000)],
    ['one Latin word', 'A'.repeat(20_000)],
    ['a word that ends with a sign', `A${'-'.repeat(19_999)}`],
    ['nested brackets', '(['.repeat(10_000)],
    ['almost quantities', '1x'.repeat(10_000)],
    ['numerals', '十'.repeat(20_000)],
    ['almost plates', '京A'.repeat(10_000)],
    ['almost numbers of a maker', '000 000 0'.repeat(2_200)],
    ['almost decimals', '1.'.repeat(10_000)],
    ['zero-width characters', '\u200b'.repeat(20_000)],
    ['emoji', '👨‍👩‍👧‍👦'.repeat(1_800)],
  ])(
    '%s',
    (_name, message) => {
      const tokens = tokensOf(cleanText(message));
      const covered = tokens.reduce((sum, { length }) => sum + length, 0);
      expect(covered).toBeLessThanOrEqual(message.length);
      expect(tokens.every(({ at }, index) => index === 0 || at > (tokens[index - 1]?.at ?? 0))).toBe(true);
    },
    2_000,
  );
});
