import { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { markFitAnswersSeen } from '../shared/fit-report/fit-report-news.ts';
import { ANSWERED_ROWS, AnsweredList } from '../shared/list/answered-list.tsx';
import { links } from '../shared/navigation/paths.ts';
import { FitReportsFilter } from './fit-reports-filter.tsx';
import { fitReportsState } from './fit-reports-state.ts';
import { FitReportsTable } from './fit-reports-table.tsx';

/** The user's fit reports, or the company's, with the staff's answers. */
export function FitReportsScreen() {
  const [state, setState] = useUrlState(fitReportsState);
  const user = useStore(session)?.user;
  const hasCompany = user !== undefined && (user.deptId !== null || user.acctLevel !== 0);
  const { status, whose, search, page } = state;
  const isCompany = hasCompany && whose === 'company';
  const query = useCall(
    fitReportCalls.listFitReports,
    { pageNum: page, pageSize: ANSWERED_ROWS, search, isCompany, ...omitUndefined({ status }) },
    { keepPreviousData: true, staleTime: 0 },
  );
  return (
    <AnsweredList
      namespace="fit-reports"
      query={query}
      page={page}
      isFiltered={fitReportsState.isFiltered(state)}
      filter={<FitReportsFilter state={state} hasCompany={hasCompany} onChange={setState} />}
      onPage={(next, options) => setState({ page: next }, options)}
      onClear={() => setState(fitReportsState.cleared())}
      onNews={markFitAnswersSeen}
      first={{ icon: 'flag', to: links.vehicle({}) }}
    >
      {(rows) => <FitReportsTable reports={rows} />}
    </AnsweredList>
  );
}
