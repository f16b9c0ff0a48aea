import type { Language } from '../../contract/codes.ts';
import { normaliseAnnouncement } from '../../contract/vehicles/announcement.ts';
import { type Analysis, type VehicleResult, type VehicleType, VinSource } from '../../contract/vehicles/schemas.ts';
import { vinVerdict } from '../../contract/vehicles/vin.ts';
import { Refusal } from '../platform/errors.ts';
import { matchFamilies } from './family-match.ts';
import { nameTokens } from './name-tokens.ts';
import { type Answers, narrowed, questionsOf } from './questions.ts';
import type { Found, VehicleRepository } from './repository.ts';
import { LIST_LIMIT } from './vehicle-row.ts';

/** The shortest prefix of an announcement number to search for. */
const PREFIX_MIN = 5;

export interface TypedVin {
  vin: string;
  /** Search despite a wrong check digit. */
  isForced: boolean;
  /** Restricts the result to this class. */
  vehicleClass?: VehicleType | undefined;
}

export interface VehicleService {
  /** @throws Refusal 200400 malformed, 200200 wrong check digit where one is mandatory, 100100 no match */
  findByVin(typed: TypedVin, language: Language): Promise<VehicleResult>;
  /** Announcement number and factory code are one search key; `first` is tried before the other. @throws Refusal 100100 */
  findByKey(typed: { text: string; first: 'announcement' | 'factoryCode' }, language: Language): Promise<VehicleResult>;
  /** @throws Refusal 100100 */
  findByName(
    typed: { text: string; vehicleClass?: VehicleType | undefined },
    language: Language,
  ): Promise<VehicleResult>;
  /** @throws Refusal 100100 */
  findByGroup(group: { groupId: number; vehicleClass: VehicleType }, language: Language): Promise<VehicleResult>;
  /** The vehicles of a list that match the answers. */
  narrow(
    asked: { vehicleIds: number[]; answers: Answers; analysisDesc: Analysis },
    language: Language,
  ): Promise<VehicleResult>;
}

export function createVehicleService(vehicles: VehicleRepository): VehicleService {
  return {
    findByVin: (typed, language) => findByVin(vehicles, typed, language),

    async findByKey({ text, first }, language) {
      const key = normaliseAnnouncement(text);
      for (const { minLength, find, certainty, rule } of keySteps(vehicles, first)) {
        if (key.length < minLength) continue;
        const found = await find(key, language);
        if (found.total > 0) return resultOf(found, { certainty, rule, query: key });
      }
      throw new Refusal('100100');
    },

    findByName: (typed, language) => findByName(vehicles, typed, language),

    async findByGroup(group, language) {
      const found = await vehicles.listByGroup(group, language);
      const query = found.vehicles[0]?.groupName ?? '';
      return resultOf(found, { certainty: found.total === 1 ? 'certain' : 'likely', rule: 'drillDown', query });
    },

    async narrow({ vehicleIds, answers, analysisDesc }, language) {
      const left = narrowed(await vehicles.listByIds(vehicleIds, language), answers);
      const certain = { ...analysisDesc, certainty: 'certain' as const };
      return listed({ vehicles: left, total: left.length }, left.length === 1 ? certain : analysisDesc);
    },
  };
}

async function findByVin(
  vehicles: VehicleRepository,
  { vin: typed, isForced, vehicleClass }: TypedVin,
  language: Language,
): Promise<VehicleResult> {
  const verdict = vinVerdict(typed);
  if (verdict.status === 'malformed') throw new Refusal('200400');
  const isDoubtful = verdict.status === 'checkDigitMismatch' && verdict.strength === 'warning';
  const found = await vehicles.findByVin(verdict.vin, language);
  // The staff has verified this VIN, whatever its check digit.
  const isBound = found?.rule === 'staff';
  if (isDoubtful && !isForced && !isBound) throw new Refusal('200200');
  if (found === undefined) throw new Refusal('100100');
  const wanted = found.vehicles.filter(({ vehicleTypeCode }) => (vehicleClass ?? vehicleTypeCode) === vehicleTypeCode);
  // One character is wrong, so even a single vehicle is uncertain.
  const ofRule = wanted.length === 1 && (isBound || !isDoubtful) ? 'certain' : 'likely';
  const certainty = found.rule === 'vinPrefix' ? 'possible' : ofRule;
  return resultOf({ vehicles: wanted, total: wanted.length }, { certainty, rule: found.rule, query: verdict.vin });
}

async function findByName(
  vehicles: VehicleRepository,
  { text, vehicleClass }: { text: string; vehicleClass?: VehicleType | undefined },
  language: Language,
): Promise<VehicleResult> {
  const tokens = nameTokens(text);
  const families = await vehicles.listFamilyWords(vehicleClass);
  const matches = matchFamilies(tokens, families);
  if (matches.length === 0) throw new Refusal('100100');
  const found = await vehicles.listByFamilies(matches, language);
  const [best] = found.vehicles;
  const isNamed = matches.some(({ familyId, isExact }) => isExact && familyId === best?.familyId);
  return resultOf(found, { certainty: isNamed ? 'likely' : 'possible', rule: 'name', query: tokens.join(' ') });
}

interface KeyStep {
  minLength: number;
  find(key: string, language: Language): Promise<Found>;
  certainty: Analysis['certainty'];
  rule: Analysis['rule'];
}

/** Whole numbers before prefixes, and the requested kind before the other. */
function keySteps(vehicles: VehicleRepository, first: 'announcement' | 'factoryCode'): KeyStep[] {
  const exact: KeyStep[] = [
    { minLength: 1, find: vehicles.listByAnnouncement, certainty: 'likely', rule: 'announcement' },
    { minLength: 1, find: vehicles.listByFactoryCode, certainty: 'likely', rule: 'factoryCode' },
  ];
  const beginnings: KeyStep[] = [
    {
      minLength: PREFIX_MIN,
      find: vehicles.listByAnnouncementPrefix,
      certainty: 'possible',
      rule: 'announcementPrefix',
    },
    { minLength: PREFIX_MIN, find: vehicles.listByFactoryCodePrefix, certainty: 'possible', rule: 'factoryCode' },
  ];
  if (first === 'announcement') return [...exact, ...beginnings];
  return [...exact.reverse(), ...beginnings.reverse()];
}

function resultOf(found: Found, analysisDesc: Analysis): VehicleResult {
  if (found.total === 0) throw new Refusal('100100');
  return listed(found, analysisDesc);
}

function listed({ vehicles, total }: Found, analysisDesc: Analysis): VehicleResult {
  const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);
  return {
    vehicleList: vehicles.slice(0, LIST_LIMIT),
    total,
    questionList: questionsOf(vehicles),
    analysisDesc,
    vinSource: VinSource.safeParse(analysisDesc.rule).data ?? null,
    partNum: sum(vehicles.map(({ partNum }) => partNum)),
    refinedTruckNum: sum(vehicles.map(({ refinedTruckNum }) => refinedTruckNum)),
  };
}
