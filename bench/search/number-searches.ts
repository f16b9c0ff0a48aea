import type { historyCalls } from '../../src/contract/history/calls.ts';
import type { oeCalls } from '../../src/contract/oe/calls.ts';
import { normaliseAnnouncement } from '../../src/contract/vehicles/announcement.ts';
import type { vehicleCalls } from '../../src/contract/vehicles/calls.ts';
import type { Handlers } from '../../src/server/http/serve.ts';
import { makeContext } from '../../tests/support/server/make-context.ts';
import type { NumberQuery, VinQuery } from './queries.ts';
import { orNothing, type Verdict } from './score.ts';
import type { VehicleFacts } from './vehicle-searches.ts';

export function judgeOe(routes: Pick<Handlers<typeof oeCalls>, 'getPartListByOe'>) {
  return async ({ query, keys }: NumberQuery): Promise<Verdict> => {
    const parts = await orNothing(() => routes.getPartListByOe({ oe: query, provinceCode: '110000' }, makeContext()));
    return verdictOf(parts?.map(({ searchOe }) => searchOe) ?? [], keys.split('|'));
  };
}

export function judgeAnnouncement(routes: Handlers<typeof vehicleCalls>) {
  return async ({ query, keys }: NumberQuery): Promise<Verdict> => {
    const result = await orNothing(() => routes.getVehicleByAnnouncement({ announcement: query }, makeContext()));
    const found = result?.vehicleList.map(({ announcement }) => normaliseAnnouncement(announcement ?? '')) ?? [];
    return verdictOf(found, keys.split('|'));
  };
}

/**
 * The account's own VINs that end in the text or lack some of its characters, the VIN itself, and repairs of a mistyped one;
 * below them, the vehicles that the first characters of a VIN of a wrong length leave.
 */
export function judgeVin(
  routes: Handlers<typeof vehicleCalls>,
  history: Pick<Handlers<typeof historyCalls>, 'getHistByVin'>,
  userId: number,
  facts: ReadonlyMap<number, VehicleFacts>,
) {
  return async ({ query, vin, families }: VinQuery): Promise<Verdict> => {
    const mine = (await history.getHistByVin({ vin: query }, makeContext({ userId }))).map((entry) => entry.vin ?? '');
    // Nothing of another company may be found.
    if (vin === '') return { isFound: mine.length === 0, isFirst: mine.length === 0 };
    if (mine.length > 0) return verdictOf(mine, [vin]);
    const checked = await orNothing(() => routes.checkVin({ vin: query }, makeContext()));
    if (checked === undefined) return { isFound: false, isFirst: false };
    const own = checked.status === 'valid' ? [checked.vin] : [];
    const verdict = verdictOf([...own, ...checked.candidates.map((candidate) => candidate.vin)], [vin]);
    if (verdict.isFound || checked.status !== 'malformed' || !checked.isKnown) return verdict;
    const left = await orNothing(() => routes.getVehicleByVinStart({ vin: checked.vin }, makeContext()));
    const found = left?.vehicleList.map(({ vehicleId }) => facts.get(vehicleId)?.family ?? '') ?? [];
    const { isFound, isFirst } = verdictOf(found, families.split('|'));
    return { isFound, isFirst: isFirst && checked.candidates.length === 0 };
  };
}

function verdictOf(found: readonly string[], right: readonly string[]): Verdict {
  const isRight = (key: string) => right.includes(key);
  return { isFound: found.some(isRight), isFirst: found.slice(0, 1).some(isRight) };
}
