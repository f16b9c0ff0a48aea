import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner, State } from '../../ui/state.tsx';
import styles from '../list/list.module.css';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { ServiceSwitch } from './service-switch.tsx';
import { VinRequestDrawer } from './vin-request-drawer.tsx';
import { VinRequestsFilter } from './vin-requests-filter.tsx';
import {
  readVinRequestsQuery,
  toVinRequestsBody,
  toVinRequestsParams,
  type VinRequestsQuery,
} from './vin-requests-query.ts';
import { VinRequestsTable } from './vin-requests-table.tsx';

/** New requests appear without a reload. */
const LOOK_MS = 30_000;

/** The VINs that users handed to the staff, waiting ones first; each opens in a drawer to be answered. */
export function VinRequestsPage() {
  const { t } = useMessages();
  const [params, setParams] = useSearchParams();
  const query = readVinRequestsQuery(params);
  const go = (change: Partial<VinRequestsQuery>) => setParams(toVinRequestsParams({ ...query, ...change }));
  const find = (change: Partial<VinRequestsQuery>) => go({ page: 1, task: undefined, ...change });
  const { data, error, refetch } = useCall(vinRequestCalls.fastVinTaskList, toVinRequestsBody(query), {
    keepPreviousData: true,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  const isFiltered = query.status !== undefined || query.platform !== undefined || query.search !== '';
  const clear = () => find({ status: undefined, platform: undefined, search: '' });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('task:title')}</h1>
        <ServiceSwitch />
      </div>
      <VinRequestsFilter key={params.toString()} query={query} onFind={find} onClear={clear} />
      <div className={styles.table}>
        {data === undefined && error !== null ? (
          <LoadError error={error} onRetry={() => refetch()} />
        ) : data === undefined ? (
          <Spinner label={t('common:loading')} />
        ) : data.total === 0 ? (
          <State
            title={t(isFiltered ? 'list.nothingFound' : 'task:empty')}
            actions={isFiltered ? <Button onClick={clear}>{t('list.clear')}</Button> : undefined}
          />
        ) : (
          <VinRequestsTable requests={data.rows} total={data.total} query={query} onGo={go} />
        )}
      </div>
      {query.task !== undefined && (
        <VinRequestDrawer key={query.task} taskId={query.task} onClose={() => go({ task: undefined })} />
      )}
    </div>
  );
}
