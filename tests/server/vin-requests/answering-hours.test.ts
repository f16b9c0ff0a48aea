import { expect, test } from 'vitest';
import { isStaffed, nextStaffed } from '../../../src/server/vin-requests/answering-hours.ts';

const at = (date: string, hour: number, minute = 0) => ({ date, minute: hour * 60 + minute });
const FRIDAY = '2026-03-06';
const SATURDAY = '2026-03-07';
const SUNDAY = '2026-03-08';
const MONDAY = '2026-03-09';

test('the service is staffed from 9:00 to 18:00, Monday to Friday', () => {
  expect(isStaffed(at(FRIDAY, 9))).toBe(true);
  expect(isStaffed(at(FRIDAY, 17, 59))).toBe(true);
  expect(isStaffed(at(FRIDAY, 8, 59))).toBe(false);
  expect(isStaffed(at(FRIDAY, 18))).toBe(false);
  expect(isStaffed(at(SATURDAY, 12))).toBe(false);
  expect(isStaffed(at(SUNDAY, 12))).toBe(false);
});

test('outside the hours the next opening time is given, also over a weekend and the end of a month', () => {
  expect(nextStaffed(at(FRIDAY, 10))).toBeNull();
  expect(nextStaffed(at(FRIDAY, 7))).toBe(`${FRIDAY}T09:00:00+08:00`);
  for (const clock of [at(FRIDAY, 18), at(SATURDAY, 7), at(SUNDAY, 23)]) {
    expect(nextStaffed(clock)).toBe(`${MONDAY}T09:00:00+08:00`);
  }
  expect(nextStaffed(at('2026-12-31', 20))).toBe('2027-01-01T09:00:00+08:00');
});
