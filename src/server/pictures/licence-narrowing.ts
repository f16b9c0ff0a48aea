import type { ResultOf } from '../../contract/call.ts';
import { groupBy } from '../../contract/group-by.ts';
import type { pictureCalls } from '../../contract/pictures/calls.ts';
import { normaliseAnnouncement } from '../../contract/vehicles/announcement.ts';
import { FilterField, type Vehicle } from '../../contract/vehicles/schemas.ts';

type ConfirmResult = ResultOf<typeof pictureCalls.ocrConfirm>;
export type NarrowedVehicles = Pick<ConfirmResult, 'rule' | 'total' | 'left' | 'answers'>;

/** Keys of announcement numbers that vehicles have besides their first. */
export type MoreAnnouncements = readonly { vehicleId: number; announcementKey: string }[];

const MISREAD_CHARACTERS_MAX = 2;

interface Licence {
  announcement?: string | undefined;
  registrationDate?: string | undefined;
}

/** Narrows vehicles by the licence's other fields, and returns the filters that select the remaining ones. */
export function narrowByLicence(
  vehicles: readonly Vehicle[],
  { announcement, registrationDate }: Licence,
  more: MoreAnnouncements = [],
): NarrowedVehicles {
  const byNumber = announcement === undefined ? vehicles : nearestAnnouncement(vehicles, announcement, more);
  const byYear = registrationDate === undefined ? byNumber : plausibleModelYears(byNumber, registrationDate);
  const answers = commonAnswers(vehicles, byYear);
  const left = vehicles.filter((vehicle) =>
    FilterField.options.every((field) => matches(vehicle, field, answers[field])),
  );
  return {
    rule: ruleOf({ isNumber: byNumber.length < vehicles.length, isYear: byYear.length < byNumber.length }),
    total: vehicles.length,
    left: left.length,
    answers,
  };
}

function ruleOf({ isNumber, isYear }: { isNumber: boolean; isYear: boolean }): NarrowedVehicles['rule'] {
  if (isNumber) return isYear ? 'announcementAndRegistrationDate' : 'announcement';
  return isYear ? 'registrationDate' : 'vin';
}

/** Vehicles with the number, or with the nearest one, as a character or two may be misread; all if none is near. */
function nearestAnnouncement(
  vehicles: readonly Vehicle[],
  announcement: string,
  more: MoreAnnouncements,
): readonly Vehicle[] {
  const key = normaliseAnnouncement(announcement);
  const keys = groupBy(
    [
      ...vehicles.map((vehicle) => ({
        vehicleId: vehicle.vehicleId,
        announcementKey: normaliseAnnouncement(vehicle.announcement ?? ''),
      })),
      ...more,
    ],
    ({ vehicleId }) => vehicleId,
  );
  const distances = new Map(
    [...keys].map(([vehicleId, known]) => [
      vehicleId,
      Math.min(...known.map(({ announcementKey }) => editDistance(key, announcementKey))),
    ]),
  );
  const nearest = Math.min(...distances.values());
  if (nearest > MISREAD_CHARACTERS_MAX) return vehicles;
  return vehicles.filter(({ vehicleId }) => distances.get(vehicleId) === nearest);
}

/** Levenshtein distance. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] ?? 0) + (one.charAt(at - 1) === other.charAt(to - 1) ? 0 : 1);
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** A car is registered in its model year, up to two years later, or in the autumn before; all vehicles if none fits. */
function plausibleModelYears(vehicles: readonly Vehicle[], registrationDate: string): readonly Vehicle[] {
  const year = Number(registrationDate.slice(0, 4));
  const plausible = vehicles.filter(({ yearPattern }) => yearPattern >= year - 2 && yearPattern <= year + 1);
  return plausible.length > 0 ? plausible : vehicles;
}

/** The fields in which all remaining vehicles agree, but not all vehicles. */
function commonAnswers(all: readonly Vehicle[], left: readonly Vehicle[]): NarrowedVehicles['answers'] {
  if (left.length === all.length) return {};
  const common = FilterField.options.flatMap((field) => {
    const values = new Set(left.map((vehicle) => String(vehicle[field])));
    const [value] = values;
    const isDistinctive = all.some((vehicle) => String(vehicle[field]) !== value);
    return value !== undefined && values.size === 1 && value !== '' && isDistinctive ? [[field, value] as const] : [];
  });
  return Object.fromEntries(common);
}

function matches(vehicle: Vehicle, field: FilterField, value: string | undefined): boolean {
  return value === undefined || ['', value].includes(String(vehicle[field]));
}
