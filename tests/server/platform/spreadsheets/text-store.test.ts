import { expect, test } from 'vitest';
import { createTextStore } from '../../../../src/server/platform/spreadsheets/text-store.ts';

const MEGABYTE = 1024 * 1024;

test('texts are found again by their order, over several blocks and in every script', () => {
  const store = createTextStore();
  const texts = Array.from({ length: 3_000 }, (_, index) =>
    index % 3 === 0 ? '' : `${index} 前制动片 🚗 ${'x'.repeat(900)}`,
  );
  for (const text of texts) store.add(text);
  expect(texts.findIndex((text, index) => store.get(index) !== text)).toBe(-1);
  expect([store.get(-1), store.get(3_000), store.get(Number.NaN), store.get(0.5)]).toEqual(['', '', '', '']);
});

test('a text longer than Excel allows is cut, never inside a character', () => {
  const store = createTextStore();
  store.add(`${'x'.repeat(32_766)}🚗`);
  const kept = store.get(0);
  expect([kept.length, kept.isWellFormed()]).toEqual([32_767, true]);
});

test('a full store refuses further texts, blank ones too', () => {
  const store = createTextStore(2 * MEGABYTE);
  const fill = () => {
    for (let count = 0; count < 100; count += 1) store.add('前'.repeat(30_000));
  };
  expect(fill).toThrow('tooLarge');
  const blanks = createTextStore(MEGABYTE);
  expect(() => {
    for (let count = 0; count < MEGABYTE; count += 1) blanks.add('');
  }).toThrow('tooLarge');
});
