import dayjs from 'dayjs';
import { FREE_LOOKUPS_PER_DAY } from '../contract/quota/rules.ts';

/** A free lookup of a day before today. */
export interface PastCharge {
  holderId: number;
  userId: number;
  vehicleClass: 'C' | 'B';
  reason: 'province' | 'parts' | 'config';
  subject: string;
  /** ISO date in Asia/Shanghai. */
  day: string;
  operationId: string;
  chargedAt: string;
}

interface PastChargesInput {
  holderId: number;
  /** Accounts that share the holder's quota; charges rotate over them. */
  userIds: readonly number[];
  /** ISO date. */
  today: string;
  vehicles: Readonly<Record<'C' | 'B', readonly number[]>>;
}

const DAYS = 60;
const PROVINCES = ['110000', '310000', '440000', '330000'] as const;

/** Deterministic charges of the past 60 days, fewer on weekends and within the free lookups of a day. */
export function pastCharges(past: PastChargesInput): PastCharge[] {
  return Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((daysAgo) => [
    ...chargesOf(past, daysAgo, 'C'),
    ...chargesOf(past, daysAgo, 'B'),
  ]);
}

function chargesOf({ holderId, userIds, today, vehicles }: PastChargesInput, daysAgo: number, vehicleClass: 'C' | 'B') {
  const day = dayjs(today).subtract(daysAgo, 'day');
  const pool = vehicles[vehicleClass];
  if (pool.length === 0) return [];
  const isoDate = day.format('YYYY-MM-DD');
  return Array.from({ length: chargesPerDay(day.day(), daysAgo, vehicleClass) }, (_, place): PastCharge => {
    const turn = daysAgo * FREE_LOOKUPS_PER_DAY + place;
    const reason = place === 4 ? 'province' : turn % 4 === 1 ? 'config' : 'parts';
    return {
      holderId,
      userId: userIds[turn % userIds.length] ?? holderId,
      vehicleClass,
      reason,
      // No vehicle twice on one day.
      subject:
        reason === 'province'
          ? (PROVINCES[daysAgo % PROVINCES.length] ?? '')
          : String(pool[(place * 5 + (daysAgo % 3) * (daysAgo % 5)) % pool.length]),
      day: isoDate,
      operationId: `demo-${isoDate}-${vehicleClass}-${place}`,
      chargedAt: `${isoDate}T${String(9 + place * 2).padStart(2, '0')}:${String((turn * 7) % 60).padStart(2, '0')}:00+08:00`,
    };
  });
}

function chargesPerDay(weekday: number, daysAgo: number, vehicleClass: 'C' | 'B'): number {
  if (weekday === 0) return daysAgo % 4 === 0 && vehicleClass === 'C' ? 1 : 0;
  const busy = vehicleClass === 'C' ? 3 + (daysAgo % 3) : (daysAgo * 7) % 4;
  return Math.min(FREE_LOOKUPS_PER_DAY, weekday === 6 ? Math.ceil(busy / 2) : busy);
}
