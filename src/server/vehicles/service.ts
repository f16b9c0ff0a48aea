import type { Language } from '../../contract/codes.ts';
import { normaliseAnnouncement } from '../../contract/vehicles/announcement.ts';
import { type Analysis, type VehicleResult, type VehicleType, VinSource } from '../../contract/vehicles/schemas.ts';
import { normaliseVin, vinVerdict } from '../../contract/vehicles/vin.ts';
import { Refusal } from '../platform/errors.ts';
import { announcementEdits } from './announcement-edits.ts';
import { findByName } from './names/find-by-name.ts';
import { findNamed } from './names/find-named.ts';
import { type Answers, narrowed, questionsOf } from './questions.ts';
import type { Found, VehicleRepository } from './repository.ts';
import { LIST_LIMIT } from './vehicle-row.ts';
import { isVinStart, PREFIX_LENGTH } from './vin/vin-rules.ts';

/** The shortest prefix of an announcement number to search for. */
const PREFIX_MIN = 5;
/** The longest number that is searched for with another character. */
const NEAR_MAX = 20;
/** Characters at the end of a number that may be left out. */
const END_MAX = 4;

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
  /** @throws Refusal 100100 if the catalogue has no vehicle of the first eight characters */
  findByVinStart(typed: string, language: Language): Promise<VehicleResult>;
  /** Announcement number and factory code are one search key; `first` is tried before the other. @throws Refusal 100100 */
  findByKey(typed: { text: string; first: 'announcement' | 'factoryCode' }, language: Language): Promise<VehicleResult>;
  /** @throws Refusal 100100 */
  findByName(
    typed: { text: string; vehicleClass?: VehicleType | undefined },
    language: Language,
  ): Promise<VehicleResult>;
  /** The vehicles of a family that the text names in full. @throws Refusal 100100 */
  findNamed(text: string, language: Language): Promise<VehicleResult>;
  /** @throws Refusal 100100 */
  findByGroup(group: { groupId: number; vehicleClass: VehicleType }, language: Language): Promise<VehicleResult>;
  /** The vehicles of a list that match the answers. */
  narrow(
    requested: { vehicleIds: number[]; answers: Answers; analysisDesc: Analysis },
    language: Language,
  ): Promise<VehicleResult>;
}

export function createVehicleService(vehicles: VehicleRepository): VehicleService {
  return {
    findByVin: (typed, language) => findByVin(vehicles, typed, language),

    async findByVinStart(typed, language) {
      const { text } = normaliseVin(typed);
      if (!isVinStart(text)) throw new Refusal('100100');
      const query = text.slice(0, PREFIX_LENGTH);
      const found = await vehicles.listByVinStart(query, language);
      return resultOf(found, { certainty: 'possible', rule: 'vinStart', query });
    },

    async findByKey({ text, first }, language) {
      const key = normaliseAnnouncement(text);
      for (const { minLength, find, certainty, rule } of keySteps(vehicles, first)) {
        if (key.length < minLength) continue;
        const found = await find(key, language);
        if (found.total > 0) return resultOf(found, { certainty, rule, query: key });
      }
      // Buses have names like announcement numbers: ZK6122H9.
      const named = await findByName(vehicles, { text }, language);
      if (named?.analysisDesc.certainty === 'likely') return resultOf(named, named.analysisDesc);
      return (await findNearNumber(vehicles, key, language)) ?? findShorterNumber(vehicles, key, language);
    },

    async findByName(typed, language) {
      const found = await findByName(vehicles, typed, language);
      if (found === undefined) throw new Refusal('100100');
      return resultOf(found, found.analysisDesc);
    },

    async findNamed(text, language) {
      const found = await findNamed(vehicles, text, language);
      if (found === undefined) throw new Refusal('100100');
      return resultOf(found, found.analysisDesc);
    },

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

/** The vehicles whose announcement numbers differ from the key by one character. */
async function findNearNumber(
  vehicles: VehicleRepository,
  key: string,
  language: Language,
): Promise<VehicleResult | undefined> {
  if (key.length < PREFIX_MIN + 1 || key.length > NEAR_MAX || !/^[A-Z0-9]+$/.test(key)) return undefined;
  const edits = announcementEdits(key);
  const { numbers, ...found } = await vehicles.listByAnnouncements(
    edits.map(({ number }) => number),
    language,
  );
  if (found.total === 0) return undefined;
  const nearNumbers = edits.filter(({ number }) => numbers.includes(number));
  return resultOf(found, { certainty: 'possible', rule: 'announcementNear', query: key, nearNumbers });
}

/** The vehicles of the longest beginning of a number of which only the end is unknown. @throws Refusal 100100 */
async function findShorterNumber(vehicles: VehicleRepository, key: string, language: Language): Promise<VehicleResult> {
  for (let length = key.length - 1; length >= Math.max(PREFIX_MIN + 1, key.length - END_MAX); length -= 1) {
    const query = key.slice(0, length);
    const found = await vehicles.listByAnnouncementPrefix(query, language);
    if (found.total === 0) continue;
    const dropped = [key.slice(length)];
    return resultOf(found, { certainty: 'possible', rule: 'announcementPrefix', query, dropped });
  }
  throw new Refusal('100100');
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
