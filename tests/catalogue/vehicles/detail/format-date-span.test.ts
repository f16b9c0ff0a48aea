import { expect, test } from 'vitest';
import { formatDateSpan } from '../../../../src/catalogue/vehicles/detail/format-date-span.ts';

test('a span of dates is formatted by month in the language', () => {
  expect(formatDateSpan('2013-06-01/2018-12-31', 'en', 'now')).toBe('Jun 2013 – Dec 2018');
  expect(formatDateSpan('2013-06-01/2018-12-31', 'zh-CN', '至今')).toBe('2013年6月 – 2018年12月');
});

test('a span without an end lasts until now', () => {
  expect(formatDateSpan('2013-06-01/..', 'en', 'now')).toBe('Jun 2013 – now');
});

test('a span without a start has its end alone', () => {
  expect(formatDateSpan('../2018-12-31', 'en', 'now')).toBe('– Dec 2018');
});

test('a text that is no span gives undefined', () => {
  expect(formatDateSpan('2013', 'en', 'now')).toBeUndefined();
  expect(formatDateSpan('2013-06-01', 'en', 'now')).toBeUndefined();
});
