import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import {
  fromPickerDay,
  fromPickerTime,
  toPickerDay,
  toPickerTime,
} from '../../../src/backoffice/fields/picker-time.ts';

const iso = '2026-03-01T16:30:00.000Z';

test('a picker shows the clock of the shop, whatever the time zone of the browser', () => {
  expect(toPickerTime(iso)?.format('YYYY-MM-DD HH:mm')).toBe('2026-03-02 00:30');
});

test('what is picked is a time on the clock of the shop', () => {
  expect(fromPickerTime(dayjs('2026-03-02T00:30:00'))).toBe(iso);
  expect(fromPickerTime(dayjs.utc('2026-03-02T00:30:00'))).toBe(iso);
});

test('a value that was not changed is sent as it came', () => {
  const shown = toPickerTime(iso) ?? expect.unreachable('no time');
  expect(fromPickerTime(shown)).toBe(iso);
});

test('a day is the same day in every time zone', () => {
  const shown = toPickerDay('2026-03-01') ?? expect.unreachable('no day');
  expect(shown.format('YYYY-MM-DD')).toBe('2026-03-01');
  expect(fromPickerDay(shown)).toBe('2026-03-01');
});

test.each([null, undefined, '', 'someday'])('there is nothing to show for %j', (value) => {
  expect(toPickerTime(value)).toBeNull();
  expect(toPickerDay(value)).toBeNull();
});
