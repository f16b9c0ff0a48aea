import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatCalendarDate, formatDateTime, formatDay, formatTime, shopDate } from '../../src/contract/shop-time.ts';

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'America/Los_Angeles';
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const iso = '2026-02-28T16:02:00.000Z';

test('a time is displayed in Asia/Shanghai in any time zone', () => {
  expect(formatDateTime(iso, 'zh-CN')).toBe('2026年3月1日 00:02');
  expect(formatDateTime(iso, 'en').replaceAll(/\s/g, ' ')).toBe('Mar 1, 2026, 12:02 AM');
  expect(formatDateTime(iso, 'en', 'short').replaceAll(/\s/g, ' ')).toBe('3/1/26, 12:02 AM');
  expect(formatDay(iso, 'en')).toBe('Mar 1, 2026');
  expect(formatTime(iso, 'zh-CN')).toBe('00:02');
});

test('a calendar date is the same day in any time zone', () => {
  expect(formatCalendarDate('2026-03-02', 'zh-CN')).toBe('2026年3月2日');
  expect(formatCalendarDate('2026-03-02', 'en')).toBe('Mar 2, 2026');
});

test('the shop’s day begins at midnight in Shanghai', () => {
  expect(shopDate(new Date('2026-02-28T15:59:59Z'))).toBe('2026-02-28');
  expect(shopDate(new Date('2026-02-28T16:00:00Z'))).toBe('2026-03-01');
});
