import { expect, test } from 'vitest';
import { cleanText } from '../../../src/contract/work-orders/paste/clean-text.ts';

test('what cannot be seen is removed, tabs stay and every line break is one', () => {
  expect(cleanText('前\u200b刹\ufeff车\ufe0f片\tａ').text).toBe('前刹车片\tA');
  expect(cleanText('a\rb\u2028c\u2029d\ne').text).toBe('A\nB\nC\nD\nE');
});

test('each place of the clean text points to its character in the original, the last to its end', () => {
  const original = '\u202e前\u200b😀片';
  const { text, places } = cleanText(original);
  expect(text).toBe('前😀片');
  expect(places).toHaveLength(text.length + 1);
  expect(places.map((place) => original.slice(place, place + 1))).toEqual(['前', '\ud83d', '\ude00', '片', '']);
});

test('an empty text has one place, its end', () => expect(cleanText('')).toEqual({ text: '', places: [0] }));
