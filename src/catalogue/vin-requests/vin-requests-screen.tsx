import { omitUndefined } from '../../contract/omit-undefined.ts';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { ANSWERED_ROWS, AnsweredList } from '../shared/list/answered-list.tsx';
import { links } from '../shared/navigation/paths.ts';
import { markAnswersSeen } from '../shared/vin-requests/vin-request-news.ts';
import { VinRequestsFilter } from './vin-requests-filter.tsx';
import { vinRequestsState } from './vin-requests-state.ts';
import { VinRequestsTable } from './vin-requests-table.tsx';

/** The user's VIN requests and the staff's answers. */
export function VinRequestsScreen() {
  const [state, setState] = useUrlState(vinRequestsState);
  const userId = useStore(session)?.user.id;
  const { status, search, page } = state;
  const query = useCall(
    vinRequestCalls.listFastVinTasks,
    { pageNum: page, pageSize: ANSWERED_ROWS, search, ...omitUndefined({ userId, status }) },
    { keepPreviousData: true, staleTime: 0 },
  );
  return (
    <AnsweredList
      namespace="vin-requests-list"
      query={query}
      page={page}
      isFiltered={vinRequestsState.isFiltered(state)}
      filter={<VinRequestsFilter state={state} onChange={setState} />}
      onPage={(next, options) => setState({ page: next }, options)}
      onClear={() => setState(vinRequestsState.cleared())}
      onNews={markAnswersSeen}
      first={{ icon: 'list', to: links.vehicle({ by: 'vin' }) }}
    >
      {(rows) => <VinRequestsTable vinRequests={rows} />}
    </AnsweredList>
  );
}
