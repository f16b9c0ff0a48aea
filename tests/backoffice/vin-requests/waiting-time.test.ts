import { expect, test } from 'vitest';
import { waitingTime } from '../../../src/backoffice/vin-requests/waiting-time.ts';

const now = Date.parse('2026-03-02T12:00:00Z');

test.each([
  ['2026-03-02T11:59:40Z', 'minute', 0],
  ['2026-03-02T11:01:00Z', 'minute', 59],
  ['2026-03-02T11:00:00Z', 'hour', 1],
  ['2026-03-01T12:00:01Z', 'hour', 23],
  ['2026-02-28T12:00:00Z', 'day', 2],
  ['2026-03-03T00:00:00Z', 'minute', 0],
])('since %s: %s %i', (since, unit, count) => expect(waitingTime(since, now)).toEqual({ unit, count }));
