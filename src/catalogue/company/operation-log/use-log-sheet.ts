import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { type ListSheet, text } from '../../shared/export/list-sheet.ts';
import { fullDisplayName } from '../user-names.ts';
import type { OperationLogFilterState } from './operation-log-state.ts';

/** The limit of one export; a note in the file says when lines are left out. */
const ROWS_MAX = 10_000;

/** The export of all filtered lines, not only the current page. */
export function useLogSheet(filter: OperationLogFilterState): () => Promise<ListSheet> {
  const { t, i18n } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  return async () => {
    const { rows, total } = await request(companyCalls.listOperationLog, {
      ...omitUndefined(filter),
      pageSize: ROWS_MAX,
    });
    const { from, to } = filter;
    const title = common('title._user_oprLog');
    const dates = [from, to].map((day) => day ?? '…').join(' – ');
    return {
      language: i18n.language,
      kind: title,
      title,
      fileName: [title, from, to].filter(Boolean).join(' '),
      facts: from === undefined && to === undefined ? [] : [[t('log.days'), dates]],
      columns: (['time', 'user', 'action', 'subject', 'address'] as const).map((column) => ({
        label: t(`log.${column}`),
        width: column === 'subject' ? 40 : 20,
        isNumber: false,
      })),
      rows: rows.map((line) => [
        text(formatDateTime(line.loggedAt, i18n.language)),
        text(fullDisplayName(line)),
        text(t(`action.${line.action}`)),
        text(line.subject),
        text(line.address),
      ]),
      totals: [],
      notes: total > rows.length ? [t('log.truncated', { shown: rows.length, total })] : [],
    };
  };
}
