import { omitUndefined } from '../../contract/omit-undefined.ts';
import { queryKindOf } from '../../contract/vehicles/query-kind.ts';
import { FilterField, VehicleType } from '../../contract/vehicles/schemas.ts';
import { choiceParam, flagParam, idParam, textParam, type UrlParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';
import type { Purpose } from '../shared/navigation/paths.ts';
import { purposeParam } from '../shared/navigation/purpose-state.ts';
import type { Narrowing } from './results/narrowing.ts';

export const searchKinds = ['vin', 'name', 'announcement', 'fgwCode'] as const;
export type SearchBy = (typeof searchKinds)[number];

interface SearchTarget {
  /** The class to search in; both when undefined. */
  vehicleClass?: VehicleType | undefined;
  /** The screen that a vehicle opens; its parts by default. */
  purpose?: Purpose | undefined;
}

export interface TextSearch extends SearchTarget {
  kind: 'text';
  /** As typed. */
  q: string;
  by: SearchBy;
  /** Search a VIN in spite of its wrong check digit. */
  isForced: boolean;
  narrowing: Narrowing;
}

/** The levels chosen from the letter down to the group. */
export interface DrillState extends SearchTarget {
  kind: 'drillDown';
  type: VehicleType;
  letter?: string | undefined;
  brandId?: number | undefined;
  familyId?: number | undefined;
  groupId?: number | undefined;
  /** Filters the brands of all letters. */
  brandText: string;
  narrowing: Narrowing;
}

/** The state of the search screen, all of it in the URL; `start` has no text to search for yet. */
export type SearchState = TextSearch | DrillState | ({ kind: 'start'; by: SearchBy | undefined } & SearchTarget);

const QUERY_MAX = 80;
const ANSWER_MAX = 40;

const letterParam: UrlParam<string | undefined> = {
  parse: (text) => (text !== null && /^[A-Z]$/.test(text) ? text : undefined),
  format: (letter) => letter ?? '',
};

/** Not trimmed: the text field shows it while it is typed. */
const brandTextParam: UrlParam<string> = {
  name: 'brand',
  parse: (text) => (text ?? '').slice(0, QUERY_MAX),
  format: (text) => text,
};

const answerParam: UrlParam<string | undefined> = {
  parse: (text) => (text !== null && text.length <= ANSWER_MAX ? text || undefined : undefined),
  format: (answer) => answer ?? '',
};

const unsureParam: UrlParam<readonly FilterField[]> = {
  parse(text) {
    const names = (text ?? '').split(',');
    return FilterField.options.filter((field) => names.includes(field));
  },
  format: (fields) => fields.join(','),
};

const answerParams: Record<FilterField, UrlParam<string | undefined>> = {
  yearPattern: answerParam,
  displacement: answerParam,
  gearboxType: answerParam,
  drivenType: answerParam,
  cfgLevel: answerParam,
};

const searchUrlState = urlState({
  type: choiceParam(VehicleType.options),
  letter: letterParam,
  brandId: idParam(),
  familyId: idParam(),
  groupId: idParam(),
  brandText: brandTextParam,
  q: textParam(QUERY_MAX),
  by: choiceParam(searchKinds),
  vehicleClass: choiceParam(VehicleType.options, { name: 'class' }),
  isForced: flagParam({ name: 'forced' }),
  purpose: purposeParam,
  ...answerParams,
  unsure: unsureParam,
});

export function parseSearchState(params: URLSearchParams): SearchState {
  const { type, letter, brandId, familyId, groupId, brandText, ...fields } = searchUrlState.parse(params);
  const { q, by, isForced, vehicleClass, purpose, unsure, ...given } = fields;
  const answers: Narrowing['answers'] = omitUndefined(given);
  const narrowing = { answers, unsure: unsure.filter((field) => answers[field] === undefined) };
  if (type !== undefined) {
    return { kind: 'drillDown', type, letter, brandId, familyId, groupId, brandText, narrowing, purpose };
  }
  if (q === '') return { kind: 'start', by, vehicleClass, purpose };
  return { kind: 'text', q, by: by ?? searchKindOf(q), isForced, narrowing, vehicleClass, purpose };
}

/** The query of a state, without its defaults. */
export function formatSearchState({ kind: _kind, ...state }: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  if (!('narrowing' in state)) return searchUrlState.update(query, state);
  const { narrowing, ...fields } = state;
  return searchUrlState.update(query, { ...fields, ...narrowing.answers, unsure: narrowing.unsure });
}

/** An OE number is searched as a name: this screen finds vehicles only. */
function searchKindOf(q: string): SearchBy {
  const kind = queryKindOf(q);
  if (kind === 'mistypedVin') return 'vin';
  return kind === 'oe' ? 'name' : kind;
}
