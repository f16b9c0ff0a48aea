import type { Language } from '../../../contract/codes.ts';
import type { VehicleResult } from '../../../contract/vehicles/schemas.ts';
import { vinVerdict } from '../../../contract/vehicles/vin.ts';
import { MESSAGE_VEHICLES_MAX } from '../../../contract/work-orders/paste/rules.ts';
import type { MessageVehicle } from '../../../contract/work-orders/schemas.ts';
import { Refusal } from '../../platform/errors.ts';

/** The searches of the `vehicles` domain. @throws Refusal 100100 if nothing is found */
export interface VehicleSearches {
  findByVin(vin: string, language: Language): Promise<VehicleResult>;
  /** Only families that the text names in full: other names would match any word of a message. */
  findNamed(text: string, language: Language): Promise<VehicleResult>;
}

/** Vehicles listed for one VIN or name. */
const LISTED_MAX = 10;
/** Searches by name for one message. */
const NAME_SEARCHES_MAX = 24;

/** The vehicle of a VIN, with what is wrong with it. */
export async function vehicleOfVin(
  vin: string,
  searches: Pick<VehicleSearches, 'findByVin'>,
  language: Language,
): Promise<MessageVehicle> {
  const verdict = vinVerdict(vin);
  const nothing = { text: vin, vin, vehicles: [], total: 0 };
  if (verdict.status === 'malformed') return { ...nothing, vin: null, problem: 'malformed' };
  const isDoubtful = verdict.status === 'checkDigitMismatch' && verdict.strength === 'warning';
  const found = await orNothing(searches.findByVin(vin, language));
  if (found === undefined) return { ...nothing, problem: isDoubtful ? 'checkDigit' : 'unknown' };
  return { text: vin, vin, problem: isDoubtful ? 'checkDigit' : null, ...listed(found) };
}

/** Finds vehicles by the words of one message, each text once; beyond a number of searches nothing is found. */
export function nameSearch(searches: Pick<VehicleSearches, 'findNamed'>, language: Language) {
  const known = new Map<string, Promise<MessageVehicle | undefined>>();
  const find = async (text: string): Promise<MessageVehicle | undefined> => {
    const found = await orNothing(searches.findNamed(text.slice(0, 80), language));
    return found && { text, vin: null, problem: null, ...listed(found) };
  };
  return async (text: string): Promise<MessageVehicle | undefined> => {
    const before = known.get(text);
    if (before !== undefined || known.size >= NAME_SEARCHES_MAX) return before;
    const finding = find(text);
    known.set(text, finding);
    return finding;
  };
}

/** @throws Refusal 300322 */
export function refuseTooManyVehicles(count: number): void {
  if (count > MESSAGE_VEHICLES_MAX) throw new Refusal('300322');
}

function listed({ vehicleList, total }: VehicleResult): Pick<MessageVehicle, 'vehicles' | 'total'> {
  return { vehicles: vehicleList.slice(0, LISTED_MAX), total };
}

async function orNothing<Result>(search: Promise<Result>): Promise<Result | undefined> {
  try {
    return await search;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
