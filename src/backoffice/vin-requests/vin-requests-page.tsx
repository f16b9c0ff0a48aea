import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import styles from '../list/list.module.css';
import { ListResult } from '../list/list-result.tsx';
import { useMessages } from '../messages.ts';
import { ServiceSwitch } from './service-switch.tsx';
import { VinRequestDrawer } from './vin-request-drawer.tsx';
import { VinRequestsFilter } from './vin-requests-filter.tsx';
import {
  isFiltered,
  noFilters,
  toVinRequestsBody,
  type VinRequestsState,
  vinRequestsState,
} from './vin-requests-state.ts';
import { VinRequestsTable } from './vin-requests-table.tsx';

/** New requests appear without a reload. */
const REFETCH_MS = 30_000;

/** The VINs that users handed to the staff, waiting ones first; each opens in a drawer to be answered. */
export function VinRequestsPage() {
  const { t } = useMessages();
  const [state, setState] = useUrlState(vinRequestsState);
  const find = (change: Partial<VinRequestsState>) => setState({ page: 1, task: undefined, ...change });
  const query = useCall(vinRequestCalls.fastVinTaskList, toVinRequestsBody(state), {
    keepPreviousData: true,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });
  const clear = () => find(noFilters);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('task:title')}</h1>
        <ServiceSwitch />
      </div>
      <VinRequestsFilter key={String(vinRequestsState.format(state))} state={state} onFind={find} onClear={clear} />
      <ListResult query={query} isFiltered={isFiltered(state)} onClear={clear} empty={t('task:empty')}>
        {({ rows, total }) => <VinRequestsTable requests={rows} total={total} state={state} onGo={setState} />}
      </ListResult>
      {state.task !== undefined && (
        <VinRequestDrawer key={state.task} taskId={state.task} onClose={() => setState({ task: undefined })} />
      )}
    </div>
  );
}
