import type { Part } from '../../../contract/parts/schemas.ts';

export type Misfit = Part['misfits'][number];

export interface MisfitMessage {
  /** i18n key under `misfit`. */
  key: 'code' | 'between' | 'from' | 'to';
  field: Misfit['field'];
  from: string;
  to: string;
}

/** Message parameters for what a row fits: a code, or an inclusive range of serials or months. */
export function misfitMessage({ field, wanted }: Misfit): MisfitMessage {
  const ends = /^(.*)\.\.(.*)$/.exec(wanted);
  if (ends === null) return { key: 'code', field, from: wanted, to: '' };
  const [, first = '', end = ''] = ends;
  const from = field === 'produced' ? first.slice(0, 7) : first;
  const to = field === 'produced' ? monthBefore(end) : numberBefore(end);
  if (from === '' && to !== '') return { key: 'to', field, from, to };
  if (to === '') return { key: 'from', field, from, to };
  return { key: 'between', field, from, to };
}

/** Uses that differ only in the code of one field, such as three trim levels: they are joined in one message. */
export function sharedField(
  reasons: readonly (readonly Misfit[])[],
): { field: Misfit['field']; misfits: Misfit[] } | undefined {
  const misfits = reasons.flatMap((uses) => (uses.length === 1 ? uses : []));
  const [first] = misfits;
  if (first === undefined || misfits.length !== reasons.length) return undefined;
  const isShared = misfits.every(({ field, wanted }) => field === first.field && !wanted.includes('..'));
  const once = misfits.filter(({ wanted }, index) => misfits.findIndex((other) => other.wanted === wanted) === index);
  return isShared ? { field: first.field, misfits: once } : undefined;
}

/** Ranges are half-open: the last serial is the one before the end. */
function numberBefore(end: string): string {
  return end === '' ? '' : String(Number(end) - 1);
}

/** The month of the last day before the end. */
function monthBefore(end: string): string {
  if (end === '') return '';
  const day = new Date(`${end.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 7);
}
