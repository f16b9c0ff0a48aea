import type { TFunction } from 'i18next';
import type { OePart } from '../../../contract/oe/schemas.ts';
import { CATALOGUE_KINDS } from '../../../contract/prices/price-kinds.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { type ListSheet, price, type SheetCell, text } from '../../shared/export/list-sheet.ts';
import { NO_QUOTES } from '../../shared/prices/price-kinds.ts';
import { originCells, originColumns, partOrigins } from '../../shared/prices/price-origin.ts';
import { supersededColumn } from '../../shared/superseded/superseded-text.ts';
import { type Job, LISTS, type ListName, type ListRow, listRows, type ResultLists } from './job.ts';

interface ResultsInput {
  job: Job;
  lists: ResultLists;
  language: string;
  t: TFunction<'oe-batch'>;
  common: TFunction;
  provinceName: string;
  tPrices: TFunction<'prices'>;
  /** The time of the lookup. */
  now: Date;
  isDemo: boolean;
}

const columns = [
  { key: 'requested', width: 22, isNumber: false },
  { key: 'result', width: 12, isNumber: false },
  { key: 'reason', width: 36, isNumber: false },
  { key: 'found', width: 22, isNumber: false },
  { key: 'name', width: 24, isNumber: false },
  { key: 'brand', width: 16, isNumber: false },
  { key: 'market', width: 12, isNumber: true },
  { key: 'guide', width: 12, isNumber: true },
] as const;

/** The exported results: the three lists one below the other, with every requested number. */
export function resultsSheet(input: ResultsInput): ListSheet {
  const { job, lists, language, t, common, tPrices, now, isDemo } = input;
  const rows = LISTS.flatMap((name) => listRows(lists, name).map((row) => ({ name, row })));
  const superseded = supersededColumn(
    rows.flatMap(({ row }) => row.candidate?.part ?? []),
    common,
  );
  const { success, match, fail } = lists;
  return {
    language,
    kind: t('export.kind'),
    title: t('export.title', { count: job.request.numbers.length }),
    fileName: t('export.fileName'),
    facts: [
      [t('export.time'), formatDateTime(now.toISOString(), language)],
      [t('export.province'), input.provinceName],
      [t('export.counts'), t('export.countsText', { success: success.length, match: match.length, fail: fail.length })],
    ],
    columns: [
      ...columns.map(({ key, ...column }) => ({ ...column, label: t(`column.${key}`) })),
      ...originColumns(tPrices, CATALOGUE_KINDS),
      ...superseded.columns,
    ],
    rows: rows.map(({ name, row }) => [...cellsOf(name, row, input), ...superseded.cellsOf(row.candidate?.part)]),
    totals: [],
    notes: [t('export.priceNote'), ...(isDemo ? [t('export.demo')] : [])],
  };
}

function cellsOf(name: ListName, { oe, reason, candidate }: ListRow, input: ResultsInput): SheetCell[] {
  const { t } = input;
  const reasonText = reason === null ? '' : t(`reason.${reason}`, { via: candidate?.via ?? '' });
  const cells = [text(oe), text(t(`results.${name}`)), text(reasonText)];
  return [...cells, ...partCells(candidate?.part ?? null, input)];
}

function partCells(part: OePart | null, { language, tPrices }: ResultsInput): SheetCell[] {
  if (part === null) return [...columns.slice(3), ...originColumns(tPrices, CATALOGUE_KINDS)].map(() => text(''));
  const { price: partPrice } = part;
  return [
    text(part.oe),
    text(part.oeName || part.stdPartName),
    text(part.brandName),
    price(partPrice?.marketPriceFen, language),
    price(partPrice?.guidePriceFen, language),
    ...originCells(tPrices, CATALOGUE_KINDS, partOrigins(tPrices, partPrice, NO_QUOTES)),
  ];
}
