import { expect, test } from 'vitest';
import { shownDay } from '../../../src/catalogue/orders/shown-day.ts';

test('a day of the calendar is the same day wherever it is read', () => {
  expect(shownDay('2026-03-02', 'zh-CN')).toBe('2026年3月2日');
  expect(shownDay('2026-03-02', 'en')).toBe('Mar 2, 2026');
});
