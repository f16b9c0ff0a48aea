import { perMinute, queueBounds, type WorkBounds } from '../../../src/server/http/work-limits/work-bounds.ts';

/** Only the bounds of everyone together: tests send more from one account than any client does. */
export function unlimitedWork(): WorkBounds {
  const { everyone, kinds } = queueBounds('postgres');
  const anyNumber = { running: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY };
  const kind = { ...kinds.light, running: everyone.running, account: anyNumber, network: anyNumber };
  const minute = { light: 1e9, search: 1e9, heavy: 1e9 };
  return {
    refusalDelayMs: 0,
    queue: { everyone, kinds: { light: kind, search: kind, heavy: kind } },
    perMinute: { ...perMinute, free: minute, paid: minute, company: minute, staff: minute },
  };
}
