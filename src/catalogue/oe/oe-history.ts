import { toHalfWidthUpper } from '../../contract/half-width.ts';
import { historyCalls } from '../../contract/history/calls.ts';
import { OE_PARAM_MAX } from '../../contract/history/rules.ts';
import { splitOeNumbers } from '../../contract/oe/oe-number.ts';
import { request } from '../../providers/calls/client.ts';
import { areMarks, createHistory, unmarked } from '../shared/history/history.ts';
import { type Guarded, isShape, isString } from '../shared/storage/guards.ts';

const isOeEntry = isShape({
  /** The numbers as typed, parted by commas. */
  param: isString,
  ...areMarks,
});
export type OeEntry = Guarded<typeof isOeEntry>;

/** The numbers that this account searched for, on whichever device. */
export const oeHistory = createHistory<OeEntry>({
  key: 'epc.oes',
  is: isOeEntry,
  idOf: ({ param }) => idOf(param),
  merge: (_kept, came) => came,
  save: (change) => request(historyCalls.saveHistOe, change),
  sync: async (changes) =>
    (await request(historyCalls.syncHistOe, { changes })).map((entry) => ({ ...unmarked, ...entry })),
  get: async () => (await request(historyCalls.getHistOe, {})).map((entry) => ({ ...unmarked, ...entry })),
});

/** Keeps a search; a list that is too long for the history is left out of it, which its screen says. */
export function rememberSearch(oes: readonly string[]): void {
  const param = oes.join(',');
  if (param.trim() !== '' && isShortEnough(oes)) oeHistory.use({ param });
}

/** Whether a list has room in the history: one that has not would not fit into the link that looks it up again either. */
export function isShortEnough(oes: readonly string[]): boolean {
  return oes.join(',').length <= OE_PARAM_MAX;
}

/** The same numbers are one search, however they were typed. */
function idOf(param: string): string {
  const keys = splitOeNumbers(param).numbers.map(({ key }) => key);
  return keys.join(',') || toHalfWidthUpper(param);
}
