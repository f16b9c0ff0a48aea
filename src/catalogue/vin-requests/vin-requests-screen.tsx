import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../ui/button.tsx';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { State } from '../../ui/state.tsx';
import lists from '../shared/list/answered-list.module.css';
import { PagedList } from '../shared/list/paged-list.tsx';
import { links } from '../shared/navigation/paths.ts';
import { markAnswersSeen } from '../shared/vin-requests/vin-request-news.ts';
import { VinRequestsFilter } from './vin-requests-filter.tsx';
import { vinRequestsState } from './vin-requests-state.ts';
import { VinRequestsTable } from './vin-requests-table.tsx';

const PAGE_SIZE = 20;

/** The user's VIN requests and the staff's answers. */
export function VinRequestsScreen() {
  const { t } = useTranslation('vin-requests-list');
  const [state, setState] = useUrlState(vinRequestsState);
  const userId = useStore(session)?.user.id;
  const { status, search, page } = state;
  const query = useCall(
    vinRequestCalls.listFastVinTasks,
    { pageNum: page, pageSize: PAGE_SIZE, search, ...omitUndefined({ userId, status }) },
    { keepPreviousData: true, staleTime: 0 },
  );
  const hasNews = query.data?.rows.some(({ isNews }) => isNews) === true;
  // The displayed list is not refetched, so that new answers stay marked while the user reads them.
  useEffect(() => {
    if (hasNews) void markAnswersSeen();
  }, [hasNews]);
  return (
    <div className={screenClass()}>
      <div className={lists.head}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('lead')}</p>
      </div>
      <VinRequestsFilter state={state} onChange={setState} />
      <section className={panelClass(lists.panel)} aria-busy={query.isPreviousData}>
        <PagedList
          query={query}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={(next, options) => setState({ page: next }, options)}
          empty={<NoRequests />}
          filter={{
            isSet: vinRequestsState.isFiltered(state),
            noMatch: t('nothing.title'),
            clear: t('nothing.clear'),
            onClear: () => setState(vinRequestsState.cleared()),
          }}
        >
          {({ rows, total }) => (
            <>
              <p className="quiet" aria-live="polite">
                {t('count', { count: total })}
              </p>
              <VinRequestsTable vinRequests={rows} />
            </>
          )}
        </PagedList>
      </section>
    </div>
  );
}

function NoRequests() {
  const { t } = useTranslation('vin-requests-list');
  return (
    <State
      icon="list"
      title={t('empty.title')}
      actions={
        <Link className={buttonClass('primary')} to={links.vehicle({ by: 'vin' })}>
          {t('empty.search')}
        </Link>
      }
    >
      {t('empty.text')}
    </State>
  );
}
