import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import {
  fromPickerDay,
  fromPickerTime,
  toPickerDay,
  toPickerTime,
} from '../../../src/backoffice/fields/picker-time.ts';

const iso = '2026-03-01T16:30:00.000Z';

test('a picker displays the shop’s time in any time zone of the browser', () => {
  expect(toPickerTime(iso)?.format('YYYY-MM-DD HH:mm')).toBe('2026-03-02 00:30');
});

test('a picked time is in the shop’s time zone', () => {
  expect(fromPickerTime(dayjs('2026-03-02T00:30:00'))).toBe(iso);
  expect(fromPickerTime(dayjs.utc('2026-03-02T00:30:00'))).toBe(iso);
});

test('an unchanged value is sent as it was received', () => {
  const shown = toPickerTime(iso) ?? expect.unreachable('no time');
  expect(fromPickerTime(shown)).toBe(iso);
});

test('a day is the same day in every time zone', () => {
  const shown = toPickerDay('2026-03-01') ?? expect.unreachable('no day');
  expect(shown.format('YYYY-MM-DD')).toBe('2026-03-01');
  expect(fromPickerDay(shown)).toBe('2026-03-01');
});

test.each([null, undefined, '', 'someday'])('%j is displayed as empty', (value) => {
  expect(toPickerTime(value)).toBeNull();
  expect(toPickerDay(value)).toBeNull();
});
