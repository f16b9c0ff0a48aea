import type { Insertable } from 'kysely';
import type { Tables } from '../../../server/platform/db/tables.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import type { SamplePart, SampleVehicle } from '../read-catalogue.ts';
import { isoOf, MINUTE_MS, type Timeline } from '../timeline.ts';
import type { Charge } from './plan-charges.ts';

type SearchRow = Insertable<Tables['searchLog']>;

/** The share of opened vehicles before which something was searched, and of searches that find nothing. */
const SHARE = 0.3;
const EMPTY_SHARE = 0.07;

/** What the catalogue does not have. */
const unknown: readonly Pick<SearchRow, 'kind' | 'searchText'>[] = [
  { kind: 'name', searchText: '小米 SU7' },
  { kind: 'name', searchText: '问界 M9' },
  { kind: 'name', searchText: '极氪 001' },
  { kind: 'name', searchText: '仰望 U8' },
  { kind: 'vin', searchText: 'LNBSCCAK7PF000316' },
  { kind: 'vin', searchText: '5YJ3E1EA7KF317000' },
  { kind: 'oe', searchText: '06J115403Q9' },
  { kind: 'brandPart', searchText: 'LR-88120X' },
  { kind: 'announcement', searchText: 'ZZ5257GJBN434GF9' },
];

interface Planning {
  timeline: Timeline;
  random: KeyedRandom;
  vehicles: readonly SampleVehicle[];
  parts: readonly SamplePart[];
}

/** Searches before vehicles were opened, oldest first. */
export function planSearches({ timeline, random, vehicles, parts }: Planning, charges: readonly Charge[]): SearchRow[] {
  const byId = new Map(vehicles.map((vehicle) => [vehicle.vehicleId, vehicle]));
  return charges.flatMap(({ customer, reason, subject, ms }, index): SearchRow[] => {
    const key = `search/${index}`;
    const vehicle = reason === 'province' ? undefined : byId.get(Number(subject));
    const searchedMs = Math.max(customer.createdMs, ms - MINUTE_MS);
    if (vehicle === undefined || searchedMs > timeline.nowMs || !random.isChosen(key, SHARE)) return [];
    const row = { userId: customer.userId, searchedAt: isoOf(searchedMs) };
    if (random.isChosen(`${key}/empty`, EMPTY_SHARE)) {
      // The first are missed more often.
      const missing = unknown[Math.floor(random.unit(`${key}/unknown`) ** 1.5 * unknown.length)];
      return missing === undefined ? [] : [{ ...row, ...missing, isEmpty: true }];
    }
    const isByNumber = parts.length > 0 && random.isChosen(`${key}/oe`, 0.25);
    const kind = isByNumber ? ('oe' as const) : ('name' as const);
    const searchText = isByNumber
      ? random.pick(`${key}/part`, parts).oeKey
      : `${vehicle.brandName} ${vehicle.familyName}`;
    return [{ ...row, kind, searchText, isEmpty: false }];
  });
}
