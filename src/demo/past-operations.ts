import dayjs from 'dayjs';
import type { OperationAction } from '../contract/company/schemas.ts';

/** A past entry of the demo shop's operation log. */
export interface PastOperation {
  username: string;
  action: OperationAction;
  subject: string;
  loggedAt: string;
}

const DAYS = 30;
const users = ['shop', 'mechanic', 'apprentice', 'parts'] as const;

/** Single events by days ago. */
const events: Readonly<Record<number, readonly [string, OperationAction, string][]>> = {
  29: [
    ['shop', 'subAdd', 'apprentice'],
    ['shop', 'subAdd', 'parts'],
  ],
  28: [['shop', 'subEdit', 'apprentice']],
  21: [['parts', 'export', '工单 #12']],
  17: [['mechanic', 'password', '']],
  14: [
    ['apprentice', 'packageAsk', ''],
    ['shop', 'allocate', 'apprentice × 30'],
    ['shop', 'packageAnswer', 'apprentice'],
  ],
  10: [['parts', 'province', '310000']],
  9: [['shop', 'sessionEnd', '1']],
  6: [['mechanic', 'print', '工单 #18']],
  4: [['parts', 'orderRemove', '#9']],
  2: [['shop', 'profile', '']],
};

/** Deterministic entries of the past 30 days: morning logins and single events. `today` is an ISO date. */
export function pastOperations(today: string): PastOperation[] {
  const operations = Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((daysAgo) => {
    const day = dayjs(today).subtract(daysAgo, 'day');
    const at = (hour: number, minute: number) =>
      `${day.format('YYYY-MM-DD')}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+08:00`;
    // No logins on Sundays; each account skips every third day.
    const present = day.day() === 0 ? [] : users.filter((_, place) => (daysAgo + place) % 3 !== 0);
    const logins = present.map((username, place) => ({
      username,
      action: 'login' as const,
      subject: '',
      loggedAt: at(8, 5 + ((daysAgo * 7 + place * 11) % 50)),
    }));
    const rest = (events[daysAgo] ?? []).map(([username, action, subject], place) => ({
      username,
      action,
      subject,
      loggedAt: at(10 + place, (daysAgo * 13) % 60),
    }));
    return [...logins, ...rest];
  });
  return operations.toSorted((left, right) => left.loggedAt.localeCompare(right.loggedAt));
}
