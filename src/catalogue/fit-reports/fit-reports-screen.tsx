import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../ui/button.tsx';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { State } from '../../ui/state.tsx';
import { markFitAnswersSeen } from '../shared/fit-report/fit-report-news.ts';
import lists from '../shared/list/answered-list.module.css';
import { PagedList } from '../shared/list/paged-list.tsx';
import { links } from '../shared/navigation/paths.ts';
import { FitReportsFilter } from './fit-reports-filter.tsx';
import { fitReportsState } from './fit-reports-state.ts';
import { FitReportsTable } from './fit-reports-table.tsx';

const PAGE_SIZE = 20;

/** The user's fit reports, or the company's, with the staff's answers. */
export function FitReportsScreen() {
  const { t } = useTranslation('fit-reports');
  const [state, setState] = useUrlState(fitReportsState);
  const user = useStore(session)?.user;
  const hasCompany = user !== undefined && (user.deptId !== null || user.acctLevel !== 0);
  const { status, whose, search, page } = state;
  const isCompany = hasCompany && whose === 'company';
  const query = useCall(
    fitReportCalls.listFitReports,
    { pageNum: page, pageSize: PAGE_SIZE, search, isCompany, ...omitUndefined({ status }) },
    { keepPreviousData: true, staleTime: 0 },
  );
  const hasNews = query.data?.rows.some(({ isNews }) => isNews) === true;
  // The displayed list is not refetched, so that new answers stay marked while the user reads them.
  useEffect(() => {
    if (hasNews) void markFitAnswersSeen();
  }, [hasNews]);
  return (
    <div className={screenClass()}>
      <div className={lists.head}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('lead')}</p>
      </div>
      <FitReportsFilter state={state} hasCompany={hasCompany} onChange={setState} />
      <section className={panelClass(lists.panel)} aria-busy={query.isPreviousData}>
        <PagedList
          query={query}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(next, options) => setState({ page: next }, options)}
          empty={<NoReports />}
          filter={{
            isSet: fitReportsState.isFiltered(state),
            noMatch: t('nothing.title'),
            clear: t('nothing.clear'),
            onClear: () => setState(fitReportsState.cleared()),
          }}
        >
          {({ rows, total }) => (
            <>
              <p className="quiet" aria-live="polite">
                {t('count', { count: total })}
              </p>
              <FitReportsTable reports={rows} />
            </>
          )}
        </PagedList>
      </section>
    </div>
  );
}

function NoReports() {
  const { t } = useTranslation('fit-reports');
  return (
    <State
      icon="flag"
      title={t('empty.title')}
      actions={
        <Link className={buttonClass('primary')} to={links.vehicle({})}>
          {t('empty.search')}
        </Link>
      }
    >
      {t('empty.text')}
    </State>
  );
}
