import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { request } from '../../../providers/calls/client.ts';
import { type ListSheet, text } from '../../shared/export/list-sheet.ts';
import { filtersOf, type LogPlace } from './log-place.ts';
import { nameOfUser } from './log-user.ts';

/** As many lines as one file takes. */
const MOST = 10_000;

/** The lines that the filters leave, all pages of them, as a document. */
export function useLogSheet(place: LogPlace): () => Promise<ListSheet> {
  const { t, i18n } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  return async () => {
    const { rows, total } = await request(companyCalls.listOperationLog, { ...filtersOf(place), pageSize: MOST });
    const title = common('title._user_oprLog');
    const span = [place.from, place.to].map((day) => day ?? '…').join(' – ');
    return {
      language: i18n.language,
      kind: title,
      title,
      fileName: [title, place.from, place.to].filter(Boolean).join(' '),
      facts: place.from === undefined && place.to === undefined ? [] : [[t('log.days'), span]],
      columns: (['time', 'user', 'action', 'subject', 'address'] as const).map((column) => ({
        label: t(`log.${column}`),
        width: column === 'subject' ? 40 : 20,
        isNumber: false,
      })),
      rows: rows.map((line) => [
        text(formatDateTime(line.loggedAt, i18n.language)),
        text(nameOfUser(line)),
        text(t(`action.${line.action}`)),
        text(line.subject),
        text(line.address),
      ]),
      totals: [],
      notes: total > rows.length ? [t('log.cut', { shown: rows.length, total })] : [],
    };
  };
}
