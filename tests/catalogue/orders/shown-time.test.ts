import { expect, test } from 'vitest';
import { shownTime } from '../../../src/catalogue/orders/shown-time.ts';

test('a moment is written as each language writes it, in the zone asked for', () => {
  const iso = '2026-03-02T16:30:00.000Z';
  expect(shownTime(iso, 'zh-CN', 'Asia/Shanghai')).toBe('2026年3月3日 00:30');
  expect(shownTime(iso, 'en', 'UTC').replaceAll(/\s/g, ' ')).toBe('Mar 2, 2026, 4:30 PM');
});
