import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { State } from '../../../ui/state.tsx';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { PagedList } from '../../shared/list/paged-list.tsx';
import { LogFilter } from './log-filter.tsx';
import { LogTable } from './log-table.tsx';
import styles from './operation-log.module.css';
import { operationLogState } from './operation-log-state.ts';
import { useLogSheet } from './use-log-sheet.ts';

const PAGE_SIZE = 20;

/** The operations of a company's accounts, for its main account; any other account sees its own. */
export function OperationLogScreen() {
  const { t } = useTranslation('account-profile');
  const { t: common } = useTranslation();
  const user = useStore(session)?.user;
  const isMain = user?.acctLevel === 0 && user.deptId !== null;
  return (
    <div className={screenClass(styles.screen)}>
      <div>
        <h1>{common('title._user_oprLog')}</h1>
        <p className="quiet">{t(isMain ? 'log.lead' : 'log.leadOwn')}</p>
      </div>
      <Log />
    </div>
  );
}

function Log() {
  const { t } = useTranslation('account-profile');
  const [state, setState] = useUrlState(operationLogState);
  const { page, ...filter } = state;
  const makeSheet = useLogSheet(filter);
  const query = useCall(
    companyCalls.listOperationLog,
    { ...omitUndefined(filter), pageNum: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  const isFiltered = operationLogState.isFiltered(state);
  const onClear = () => setState(operationLogState.cleared());
  return (
    <section className={panelClass(styles.panel, 'surface')} aria-busy={query.isPreviousData}>
      <LogFilter
        filter={filter}
        users={query.data?.users ?? []}
        onChange={setState}
        onClear={isFiltered ? onClear : undefined}
      />
      <PagedList
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next, options) => setState({ page: next }, options)}
        empty={<State icon="list" title={t('log.empty')} />}
        filter={{ isSet: isFiltered, noMatch: t('log.noMatch'), clear: t('log.clear'), onClear }}
      >
        {({ rows, total }) => (
          <>
            <div className={styles.head}>
              <p className="quiet" aria-live="polite">
                {t('log.count', { count: total })}
              </p>
              <ExportMenu label={t('log.export')} makeSheet={makeSheet} />
            </div>
            <LogTable lines={rows} />
          </>
        )}
      </PagedList>
    </section>
  );
}
