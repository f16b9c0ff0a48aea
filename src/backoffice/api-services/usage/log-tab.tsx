import { Button, Switch, Table } from 'antd';
import { useId, useState } from 'react';
import { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import type { LoggedRequest } from '../../../contract/api-services/usage/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner, State } from '../../../ui/state.tsx';
import list from '../../list/list.module.css';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { logColumns } from './log-columns.tsx';
import { LogExport } from './log-export.tsx';
import { LogFilters } from './log-filters.tsx';
import { RequestDrawer } from './request-drawer.tsx';
import styles from './usage.module.css';
import type { UsageTabProps } from './usage-state.ts';
import { LOG_PAGE, toLogFilters } from './usage-state.ts';
import { useLiveTail } from './use-live-tail.ts';

/** The requests of all customers, the newest first. */
export function LogTab({ state, onGo }: UsageTabProps) {
  const filters = toLogFilters(state);
  return (
    <div className={styles.panel}>
      <LogFilters state={state} onGo={onGo} />
      <Requests key={JSON.stringify(filters)} filters={filters} />
    </div>
  );
}

function Requests({ filters }: { filters: ReturnType<typeof toLogFilters> }) {
  const messages = useMessages();
  const { t } = messages;
  const id = useId();
  /** The cursors of the pages so far. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [isLive, setLive] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const before = cursors.at(-1);
  const { data, error, refetch } = useCall(
    usageCalls.apiLogList,
    { ...filters, limit: LOG_PAGE, ...(before !== undefined && { before }) },
    { keepPreviousData: true, staleTime: 0 },
  );
  const isFirst = cursors.length === 0;
  const tail = useLiveTail(filters, { isOn: isLive && isFirst, listed: data?.rows });
  const rows = isFirst ? tail : (data?.rows ?? []);
  const next = data?.next ?? null;
  return (
    <>
      <div className={styles.line}>
        <Switch id={id} checked={isLive} disabled={!isFirst} onChange={setLive} />
        <label htmlFor={id}>{t('apiUsage:live')}</label>
        <LogExport filters={filters} isDisabled={rows.length === 0} />
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && rows.length === 0 && <State title={t('apiUsage:noRequests')} />}
      {rows.length > 0 && (
        <div className={list.table}>
          <Table<LoggedRequest>
            rowKey="requestId"
            size="small"
            dataSource={[...rows]}
            columns={logColumns(messages, setOpenId)}
            pagination={false}
          />
        </div>
      )}
      {(next !== null || !isFirst) && (
        <div className={styles.line}>
          <Button disabled={isFirst} onClick={() => setCursors(cursors.slice(0, -1))}>
            {t('apiUsage:newer')}
          </Button>
          <Button disabled={next === null || isLive} onClick={() => next !== null && setCursors([...cursors, next])}>
            {t('apiUsage:older')}
          </Button>
        </div>
      )}
      {openId !== undefined && <RequestDrawer requestId={openId} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
