import type { ResultOf } from '../../contract/call.ts';
import type { pictureCalls } from '../../contract/pictures/calls.ts';
import { normaliseAnnouncement } from '../../contract/vehicles/announcement.ts';
import { FilterField, type Vehicle } from '../../contract/vehicles/schemas.ts';

type Confirmed = ResultOf<typeof pictureCalls.ocrConfirm>;
export type Narrowed = Pick<Confirmed, 'rule' | 'total' | 'left' | 'answers'>;

const MISREAD_AT_MOST = 2;

interface Licence {
  announcement?: string | undefined;
  registrationDate?: string | undefined;
}

/** Of the vehicles of a VIN those that the licence's other fields leave, and the answers that lead to them. */
export function narrowByLicence(vehicles: readonly Vehicle[], { announcement, registrationDate }: Licence): Narrowed {
  const ofNumber = announcement === undefined ? vehicles : withAnnouncement(vehicles, announcement);
  const ofYear = registrationDate === undefined ? ofNumber : builtFor(ofNumber, registrationDate);
  const answers = answersFor(vehicles, ofYear);
  const left = vehicles.filter((vehicle) =>
    FilterField.options.every((field) => isAnswer(vehicle, field, answers[field])),
  );
  return {
    rule: ruleOf(ofNumber.length < vehicles.length, ofYear.length < ofNumber.length),
    total: vehicles.length,
    left: left.length,
    answers,
  };
}

function ruleOf(byNumber: boolean, byYear: boolean): Narrowed['rule'] {
  if (byNumber) return byYear ? 'announcementAndRegistrationDate' : 'announcement';
  return byYear ? 'registrationDate' : 'vin';
}

/**
 * Those with the number; failing that those whose number is nearest, for a character or two may be misread. A number
 * that none of them comes near narrows nothing.
 */
function withAnnouncement(vehicles: readonly Vehicle[], announcement: string): readonly Vehicle[] {
  const key = normaliseAnnouncement(announcement);
  const keyOf = (vehicle: Vehicle) => normaliseAnnouncement(vehicle.announcement ?? '');
  const distances = new Map([...new Set(vehicles.map(keyOf))].map((other) => [other, distance(key, other)]));
  const nearest = Math.min(...distances.values());
  if (nearest > MISREAD_AT_MOST) return vehicles;
  return vehicles.filter((vehicle) => distances.get(keyOf(vehicle)) === nearest);
}

/** Characters to change, add or leave out to make one text the other. */
function distance(one: string, other: string): number {
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

/** A car is registered up to two years after its model year begins, or in the autumn before it. */
function builtFor(vehicles: readonly Vehicle[], registrationDate: string): readonly Vehicle[] {
  const year = Number(registrationDate.slice(0, 4));
  const near = vehicles.filter(({ yearPattern }) => yearPattern >= year - 2 && yearPattern <= year + 1);
  return near.length > 0 ? near : vehicles;
}

/** The fields that all that are left have alike, where not all vehicles do. */
function answersFor(all: readonly Vehicle[], left: readonly Vehicle[]): Narrowed['answers'] {
  if (left.length === all.length) return {};
  const alike = FilterField.options.flatMap((field) => {
    const values = new Set(left.map((vehicle) => String(vehicle[field])));
    const [value] = values;
    const isTelling = all.some((vehicle) => String(vehicle[field]) !== value);
    return value !== undefined && values.size === 1 && value !== '' && isTelling ? [[field, value] as const] : [];
  });
  return Object.fromEntries(alike);
}

function isAnswer(vehicle: Vehicle, field: FilterField, value: string | undefined): boolean {
  return value === undefined || String(vehicle[field]) === value;
}
