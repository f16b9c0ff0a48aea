import { useTranslation } from 'react-i18next';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { quotaCalls } from '../../contract/quota/calls.ts';
import type { LedgerRow } from '../../contract/quota/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { type ListSheet, text, textColumn } from '../shared/export/list-sheet.ts';
import { purposeOf } from './ledger-labels.ts';
import type { LedgerFilterState } from './ledger-state.ts';

/** The limit of one request; users with more rows export by days. */
const ROWS_MAX = 10_000;

/** The export of all filtered rows, not only the current page. */
export function useLedgerSheet(filter: LedgerFilterState): () => Promise<ListSheet> {
  const { t } = useTranslation('quota');
  const locale = useStore(language);
  const columns: { key: string; width: number; cell: (row: LedgerRow) => string }[] = [
    { key: 'when', width: 20, cell: (row) => formatDateTime(row.chargedAt, locale) },
    { key: 'who', width: 18, cell: (row) => row.userRealname ?? row.username },
    { key: 'what', width: 46, cell: (row) => row.subjectName ?? t('ledger.vehicleRemoved') },
    { key: 'why', width: 18, cell: (row) => purposeOf(row, t) },
    { key: 'class', width: 14, cell: (row) => t(`class.${row.vehicleTypeCode ?? 'both'}`) },
    { key: 'source', width: 18, cell: (row) => t(`source.${row.source}`) },
  ];
  return async () => {
    const { rows } = await request(quotaCalls.listLedger, { ...omitUndefined(filter), pageNum: 1, pageSize: ROWS_MAX });
    return {
      language: locale,
      kind: t('ledger.file'),
      title: t('ledger.file'),
      fileName: t('ledger.file'),
      facts: [],
      columns: columns.map(({ key, width }) => textColumn(t(`ledger.${key}`), width)),
      rows: rows.map((row) => columns.map(({ cell }) => text(cell(row)))),
      totals: [],
      notes: [],
    };
  };
}
