import { expect, test } from 'vitest';
import { momentWords } from '../../../src/catalogue/shell/moment-words.ts';

test('a moment is written as the language has it, to the minute, by the clock of Shanghai wherever it is read', () => {
  const iso = '2026-03-01T16:02:03Z';
  expect(momentWords(iso, 'en').replaceAll(/\s/g, ' ')).toBe('Mar 2, 2026, 12:02 AM');
  expect(momentWords(iso, 'zh-CN')).toBe('2026年3月2日 00:02');
});
