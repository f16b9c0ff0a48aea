import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { LoggedRequest } from '../../../contract/api-services/usage/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { CardTable } from '../../shared/list/card-table.tsx';
import cards from '../../shared/list/row-cards.module.css';
import styles from './interfaces.module.css';
import { RequestDialog } from './request-dialog.tsx';

const columns = ['time', 'interface', 'key', 'status', 'units', 'duration', 'action'] as const;

/** The requests of the last 30 days, the newest first. */
export function RequestsSection() {
  const { t } = useTranslation('api-usage');
  const { t: common } = useTranslation();
  const [isFailed, setFailed] = useState(false);
  const [before, setBefore] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, refetch } = useCall(
    usageCalls.apiRequestList,
    { ...(isFailed ? { isFailed } : {}), ...(before === null ? {} : { before }) },
    { keepPreviousData: true, staleTime: 0 },
  );
  return (
    <section className={panelClass(styles.panel)} aria-labelledby="requests">
      <div className={styles.bar}>
        <h2 id="requests">{t('requests')}</h2>
        <label>
          <input
            type="checkbox"
            checked={isFailed}
            onChange={() => {
              setFailed(!isFailed);
              setBefore(null);
            }}
          />{' '}
          {t('failedOnly')}
        </label>
      </div>
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <State icon="list" title={t('noRequests')} />}
      {data !== undefined && data.rows.length > 0 && (
        <CardTable heads={columns.map((column) => t(`request.${column}`))}>
          {data.rows.map((row) => (
            <Row key={row.requestId} row={row} onOpen={() => setOpen(row.requestId)} />
          ))}
        </CardTable>
      )}
      <div className={styles.actions}>
        {before !== null && <Button onClick={() => setBefore(null)}>{t('newest')}</Button>}
        {data !== undefined && data.next !== null && <Button onClick={() => setBefore(data.next)}>{t('older')}</Button>}
      </div>
      {open !== null && <RequestDialog requestId={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function Row({ row, onOpen }: { row: LoggedRequest; onOpen: () => void }) {
  const { t, i18n } = useTranslation('api-usage');
  const { requestedAt, interfaceCode, keyName, status, code, units, durationMs, requestId } = row;
  return (
    <tr>
      <th scope="row">{formatDateTime(requestedAt, i18n.language)}</th>
      <td data-label={t('request.interface')}>{interfaceCode}</td>
      <td data-label={t('request.key')}>{keyName ?? '—'}</td>
      <td data-label={t('request.status')}>
        {status} · {code}
      </td>
      <td data-label={t('request.units')}>{units}</td>
      <td data-label={t('request.duration')}>{durationMs} ms</td>
      <td className={cards.actions}>
        <Button variant="link" aria-label={t('detailsOf', { id: requestId })} onClick={onOpen}>
          {t('details')}
        </Button>
      </td>
    </tr>
  );
}
