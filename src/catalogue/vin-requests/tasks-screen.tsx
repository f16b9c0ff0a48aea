import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { links } from '../shared/navigation/paths.ts';
import { seeAnswers } from '../shared/vin-request/fast-vin-news.ts';
import { TasksFilter } from './tasks-filter.tsx';
import { queryOfTasks, readTasksPlace, type TasksPlace } from './tasks-place.ts';
import styles from './tasks-screen.module.css';
import { TasksTable } from './tasks-table.tsx';

const PAGE_SIZE = 20;

/** The VINs that the user left with the staff, and what has become of them. */
export function TasksScreen() {
  const { t } = useTranslation('vin-requests-list');
  const [params, setParams] = useSearchParams();
  const place = readTasksPlace(params);
  const go = (change: Partial<TasksPlace>) => setParams(queryOfTasks({ ...place, page: 1, ...change }));
  return (
    <div className={screenClass()}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="quiet">{t('lead')}</p>
      </div>
      <TasksFilter place={place} onChange={go} />
      <TasksList place={place} onChange={go} />
    </div>
  );
}

interface TasksListProps {
  place: TasksPlace;
  onChange: (change: Partial<TasksPlace>) => void;
}

function TasksList({ place, onChange }: TasksListProps) {
  const { t } = useTranslation('vin-requests-list');
  const { t: common } = useTranslation();
  const userId = useStore(session)?.user.id;
  const { status, search, page } = place;
  const { data, error, refetch, isPreviousData } = useCall(
    vinRequestCalls.listFastVinTasks,
    {
      pageNum: page,
      pageSize: PAGE_SIZE,
      search,
      ...(userId === undefined ? {} : { userId }),
      ...(status === undefined ? {} : { status }),
    },
    { keepPreviousData: true, staleTime: 0 },
  );
  const hasNews = data?.rows.some(({ isNews }) => isNews) === true;
  // What is new stays marked for as long as one looks at it.
  useEffect(() => {
    if (hasNews) void seeAnswers();
  }, [hasNews]);
  if (data === undefined) {
    return error === null ? (
      <Skeleton label={common('loading')} />
    ) : (
      <CallFailed error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.total === 0) return <Empty isFiltered={status !== undefined || search !== ''} onChange={onChange} />;
  const last = Math.ceil(data.total / PAGE_SIZE);
  // The last task of the last page was taken back, or the link is an old one.
  if (page > last && !isPreviousData) {
    return <Navigate to={{ search: String(queryOfTasks({ ...place, page: last })) }} replace />;
  }
  return (
    <section className={panelClass(styles.panel)} aria-busy={isPreviousData}>
      <p className="quiet" aria-live="polite">
        {t('count', { count: data.total })}
      </p>
      <TasksTable tasks={data.rows} />
      <Pager page={page} last={last} onPage={(next) => onChange({ page: next })} />
    </section>
  );
}

function Empty({ isFiltered, onChange }: Pick<TasksListProps, 'onChange'> & { isFiltered: boolean }) {
  const { t } = useTranslation('vin-requests-list');
  if (isFiltered) {
    return (
      <State
        icon="search"
        title={t('nothing.title')}
        actions={<Button onClick={() => onChange({ status: undefined, search: '' })}>{t('nothing.clear')}</Button>}
      />
    );
  }
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
