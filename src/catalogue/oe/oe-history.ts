import { toHalfWidthUpper } from '../../contract/half-width.ts';
import { historyCalls } from '../../contract/history/calls.ts';
import { OE_PARAM_MAX } from '../../contract/history/rules.ts';
import { splitOeNumbers } from '../../contract/oe/oe-number.ts';
import { request } from '../../providers/calls/client.ts';
import { createHistory, markGuards, noMarks } from '../shared/history/history.ts';
import { type Guarded, isShape, isString } from '../shared/storage/guards.ts';

const isOeEntry = isShape({
  /** The numbers as typed, separated by commas. */
  param: isString,
  ...markGuards,
});
export type OeEntry = Guarded<typeof isOeEntry>;

/** The searches of this account, synchronised across devices. */
export const oeHistory = createHistory<OeEntry>({
  key: 'epc.oes',
  isEntry: isOeEntry,
  idOf: ({ param }) => searchId(param),
  merge: (_stored, received) => received,
  save: (change) => request(historyCalls.saveHistOe, change),
  sync: async (changes) =>
    (await request(historyCalls.syncHistOe, { changes })).map((entry) => ({ ...noMarks, ...entry })),
  get: async () => (await request(historyCalls.getHistOe, {})).map((entry) => ({ ...noMarks, ...entry })),
});

/** Adds a search to the history, unless the list is too long for it. */
export function saveSearch(oes: readonly string[]): void {
  const param = oes.join(',');
  if (param.trim() !== '' && fitsHistory(oes)) oeHistory.add({ param });
}

/** Whether a list is short enough for the history, and for the link that repeats the search. */
export function fitsHistory(oes: readonly string[]): boolean {
  return oes.join(',').length <= OE_PARAM_MAX;
}

/** Equal for the same numbers, however they were typed. */
function searchId(param: string): string {
  const keys = splitOeNumbers(param).numbers.map(({ key }) => key);
  return keys.join(',') || toHalfWidthUpper(param);
}
