import { expect, test } from 'vitest';
import { momentWords } from '../../../src/catalogue/shell/moment-words.ts';

test('a moment is written as the language has it, to the minute', () => {
  expect(momentWords('2026-03-01T01:02:03Z', 'en')).toMatch(/^(Feb 28|Mar 1), 2026, \d{1,2}:02/);
  expect(momentWords('2026-03-01T01:02:03Z', 'zh-CN')).toMatch(/^2026年\d月\d+日 \d\d:02$/);
});
