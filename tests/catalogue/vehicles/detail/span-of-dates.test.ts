import { expect, test } from 'vitest';
import { spanOfDates } from '../../../../src/catalogue/vehicles/detail/span-of-dates.ts';

test('a span of dates is told by month, in the language', () => {
  expect(spanOfDates('2013-06-01/2018-12-31', 'en', 'now')).toBe('Jun 2013 – Dec 2018');
  expect(spanOfDates('2013-06-01/2018-12-31', 'zh-CN', '至今')).toBe('2013年6月 – 2018年12月');
});

test('a span without an end lasts until now', () => {
  expect(spanOfDates('2013-06-01/..', 'en', 'now')).toBe('Jun 2013 – now');
});

test('what is no span is not made one', () => {
  expect(spanOfDates('2013', 'en', 'now')).toBeUndefined();
  expect(spanOfDates('2013-06-01', 'en', 'now')).toBeUndefined();
});
