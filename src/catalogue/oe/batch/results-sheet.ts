import type { TFunction } from 'i18next';
import type { OePart } from '../../../contract/oe/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { showPriceFen } from '../../../ui/money.ts';
import { type ListSheet, price, type SheetCell, text } from '../../shared/export/list-sheet.ts';
import { type Job, LISTS, type ListName, type ListRow, type Lists, rowsOf } from './job.ts';

interface ResultsNeeds {
  job: Job;
  lists: Lists;
  language: string;
  /** The words of `batch-oe`. */
  t: TFunction<'oe-batch'>;
  provinceName: string;
  /** The date and the source of a price, in a line. */
  noteOf: (price: { dated: string; source: string }) => string;
  /** When it was looked up. */
  now: Date;
  isDemo: boolean;
}

const columns = [
  { key: 'asked', width: 22, isNumber: false },
  { key: 'result', width: 12, isNumber: false },
  { key: 'reason', width: 36, isNumber: false },
  { key: 'found', width: 22, isNumber: false },
  { key: 'name', width: 24, isNumber: false },
  { key: 'brand', width: 16, isNumber: false },
  { key: 'market', width: 12, isNumber: true },
  { key: 'guide', width: 12, isNumber: true },
  { key: 'dated', width: 26, isNumber: false },
] as const;

/** The three lists one under another as a document: nothing that was asked is missing from it. */
export function resultsSheet(needs: ResultsNeeds): ListSheet {
  const { job, lists, language, t, now, isDemo } = needs;
  const { success, match, fail } = lists;
  return {
    language,
    kind: t('export.kind'),
    title: t('export.title', { count: job.order.numbers.length }),
    fileName: t('export.fileName'),
    facts: [
      [t('export.time'), formatDateTime(now.toISOString(), language)],
      [t('export.province'), needs.provinceName],
      [t('export.counts'), t('export.countsText', { success: success.length, match: match.length, fail: fail.length })],
    ],
    columns: columns.map(({ key, ...column }) => ({ ...column, label: t(`column.${key}`) })),
    rows: LISTS.flatMap((name) => rowsOf(lists, name).map((row) => cellsOf(name, row, needs))),
    totals: [],
    notes: [t('export.priceNote'), ...(isDemo ? [t('export.demo')] : [])],
  };
}

function cellsOf(name: ListName, { oe, reason, candidate }: ListRow, { t, noteOf }: ResultsNeeds): SheetCell[] {
  const why = reason === null ? '' : t(`reason.${reason}`, { via: candidate?.via ?? '' });
  const first = [text(oe), text(t(`results.${name}`)), text(why)];
  if (candidate === null) return [...first, ...columns.slice(first.length).map(() => text(''))];
  return [...first, ...partCells(candidate.part, noteOf)];
}

function partCells(part: OePart, noteOf: ResultsNeeds['noteOf']): SheetCell[] {
  const { price: known } = part;
  return [
    text(part.oe),
    text(part.oeName || part.stdPartName),
    text(part.brandName),
    price(showPriceFen(known?.marketPriceFen ?? null)),
    price(showPriceFen(known?.guidePriceFen ?? null)),
    text(known === null ? '' : noteOf(known)),
  ];
}
