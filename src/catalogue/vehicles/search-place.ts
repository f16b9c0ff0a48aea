import { queryKindOf } from '../../contract/vehicles/query-kind.ts';
import { FilterField, VehicleType } from '../../contract/vehicles/schemas.ts';
import { type Purpose, purposeOf } from '../shared/navigation/paths.ts';
import type { Narrowing } from './results/narrowing.ts';

export type SearchBy = 'vin' | 'name' | 'announcement' | 'fgwCode';

/** What the search is for. */
interface Wanted {
  /** The class of vehicle that is wanted. */
  vehicleClass?: VehicleType | undefined;
  /** Where a vehicle leads on to; to its parts unless said otherwise. */
  purpose?: Purpose | undefined;
}

export interface TextSearch extends Wanted {
  kind: 'text';
  /** As it was typed. */
  q: string;
  by: SearchBy;
  /** Search a VIN whose check digit is wrong all the same. */
  isForced: boolean;
  narrowing: Narrowing;
}

/** How far someone has gone from a letter down to a group. */
export interface DrillPlace extends Wanted {
  kind: 'drillDown';
  type: VehicleType;
  letter?: string | undefined;
  brandId?: number | undefined;
  familyId?: number | undefined;
  groupId?: number | undefined;
  /** Typed to find a brand among all letters. */
  brandText: string;
  narrowing: Narrowing;
}

/** Where the screen stands; all of it is in the URL. Without a text to search for, only the way to search is known. */
export type SearchPlace = TextSearch | DrillPlace | ({ kind: 'start'; by: SearchBy | undefined } & Wanted);

export const textWays: readonly SearchBy[] = ['vin', 'name', 'announcement', 'fgwCode'];
const LONGEST_QUERY = 80;

export function readPlace(params: URLSearchParams): SearchPlace {
  const type = params.get('type');
  if (type === 'C' || type === 'B') return readDrillPlace(params, type);
  const q = (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const by = textWays.find((way) => way === params.get('by'));
  const wanted = readWanted(params);
  if (q === '') return { kind: 'start', by, ...wanted };
  return {
    kind: 'text',
    q,
    by: by ?? wayOf(q),
    isForced: params.get('forced') === '1',
    narrowing: readAnswers(params),
    ...wanted,
  };
}

/** The query of a place; what is at its default is left out. */
export function queryOfPlace(place: SearchPlace): string {
  const params = new URLSearchParams();
  const put = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.set(key, String(value));
  };
  if (place.kind === 'drillDown') {
    for (const key of ['type', 'letter', 'brandId', 'familyId', 'groupId'] as const) put(key, place[key]);
    put('brand', place.brandText);
  } else {
    put('q', place.kind === 'text' ? place.q : undefined);
    put('by', place.by);
    put('class', place.vehicleClass);
    put('forced', place.kind === 'text' && place.isForced ? 1 : undefined);
  }
  put('for', place.purpose);
  if (place.kind !== 'start') {
    for (const field of FilterField.options) put(field, place.narrowing.answers[field]);
    put('unsure', place.narrowing.unsure.join(','));
  }
  return params.toString();
}

function readDrillPlace(params: URLSearchParams, type: VehicleType): DrillPlace {
  const letter = params.get('letter') ?? '';
  return {
    kind: 'drillDown',
    type,
    letter: /^[A-Z]$/.test(letter) ? letter : undefined,
    brandId: readId(params, 'brandId'),
    familyId: readId(params, 'familyId'),
    groupId: readId(params, 'groupId'),
    brandText: (params.get('brand') ?? '').slice(0, LONGEST_QUERY),
    narrowing: readAnswers(params),
    purpose: readWanted(params).purpose,
  };
}

function readWanted(params: URLSearchParams): Wanted {
  const vehicleClass = VehicleType.safeParse(params.get('class')).data;
  return { vehicleClass, purpose: purposeOf(params) };
}

function readId(params: URLSearchParams, key: string): number | undefined {
  const text = params.get(key) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function readAnswers(params: URLSearchParams): Narrowing {
  const answers: Narrowing['answers'] = {};
  for (const field of FilterField.options) {
    const value = params.get(field);
    if (value !== null && value !== '' && value.length <= 40) answers[field] = value;
  }
  const named = (params.get('unsure') ?? '').split(',');
  return { answers, unsure: FilterField.options.filter((field) => named.includes(field) && !answers[field]) };
}

/** The way that the text looks like; an OE number that was brought here is searched as a name. */
function wayOf(q: string): SearchBy {
  const kind = queryKindOf(q);
  if (kind === 'mistypedVin') return 'vin';
  return kind === 'oe' ? 'name' : kind;
}
