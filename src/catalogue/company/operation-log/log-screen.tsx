import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { Pager } from '../../shared/list/pager.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { LogFilter } from './log-filter.tsx';
import { filtersOf, type LogPlace, queryOfLog, readLogPlace } from './log-place.ts';
import styles from './log-screen.module.css';
import { LogTable } from './log-table.tsx';
import { useLogSheet } from './use-log-sheet.ts';

const PAGE_SIZE = 20;
const nothing: LogPlace = { userId: undefined, action: undefined, from: undefined, to: undefined, page: 1 };

/** What was done in a company's accounts: for its main account. */
export function LogScreen() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const user = useStore(session)?.user;
  const isMain = user?.acctLevel === 0 && user.deptId !== null;
  return (
    <div className={screenClass(styles.screen)}>
      <div>
        <h1>{common('title._user_oprLog')}</h1>
        <p className="quiet">{t('log.lead')}</p>
      </div>
      {isMain ? <CompanyLog /> : <NotMain />}
    </div>
  );
}

function CompanyLog() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const [params, setParams] = useSearchParams();
  const place = readLogPlace(params);
  const go = (change: Partial<LogPlace>) => setParams(queryOfLog({ ...place, page: 1, ...change }));
  const { data, error, refetch, isPreviousData } = useCall(
    companyCalls.listOperationLog,
    { ...filtersOf(place), pageNum: place.page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  const makeSheet = useLogSheet(place);
  if (data === undefined) {
    return error === null ? (
      <Skeleton label={common('loading')} />
    ) : (
      <CallFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const last = Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  return (
    <section className={panelClass(styles.panel, 'surface')} aria-busy={isPreviousData}>
      <LogFilter place={place} users={data.users} onChange={go} />
      <div className={styles.head}>
        <p className="quiet" aria-live="polite">
          {t('log.count', { count: data.total })}
        </p>
        {data.total > 0 && <ExportMenu label={t('log.export')} makeSheet={makeSheet} />}
      </div>
      {data.rows.length > 0 && <LogTable lines={data.rows} />}
      {data.total === 0 && <Empty isFiltered={params.size > 0} onClear={() => setParams(queryOfLog(nothing))} />}
      {data.total > 0 && place.page > last && <Button onClick={() => go({ page: last })}>{t('log.lastPage')}</Button>}
      <Pager page={place.page} last={last} onPage={(page) => go({ page })} />
    </section>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('account-profile');
  if (!isFiltered) return <State icon="list" title={t('log.empty')} />;
  return <State icon="search" title={t('log.nothing')} actions={<Button onClick={onClear}>{t('log.clear')}</Button>} />;
}

/** Someone who came by a link: a sub account, or an account without a company. */
function NotMain() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  return (
    <State
      title={t('log.notMain')}
      actions={
        <Link className={buttonClass('primary')} to={paths.userInfo}>
          {common('title._user_info')}
        </Link>
      }
    >
      {t('log.notMainText')}
    </State>
  );
}
