import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../ui/button.tsx';
import { panelClass } from '../../ui/panel.ts';
import { State } from '../../ui/state.tsx';
import { ExportMenu } from '../shared/export/export-menu.tsx';
import { PagedList } from '../shared/list/paged-list.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { LedgerFilter } from './ledger-filter.tsx';
import { ledgerState } from './ledger-state.ts';
import { LedgerTable } from './ledger-table.tsx';
import styles from './package-screen.module.css';
import { useLedgerSheet } from './use-ledger-sheet.ts';

const PAGE_SIZE = 20;

/** All used lookups: user, subject, reason, package, time. */
export function LedgerSection() {
  const { t } = useTranslation('quota');
  const [state, setState] = useUrlState(ledgerState);
  const { page, ...filter } = state;
  const makeSheet = useLedgerSheet(filter);
  const query = useCall(
    quotaCalls.listLedger,
    { ...omitUndefined(filter), pageNum: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  const { data, isPreviousData } = query;
  return (
    <section className={panelClass(styles.panel)} aria-busy={isPreviousData}>
      <div className={styles.panelHead}>
        <h2>{t('ledger.title')}</h2>
        {data !== undefined && data.total > 0 && <ExportMenu label={t('ledger.export')} makeSheet={makeSheet} />}
      </div>
      <LedgerFilter state={state} users={data?.users ?? []} onChange={setState} />
      <PagedList
        query={query}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next, options) => setState({ page: next }, options)}
        empty={<NoLookups />}
        filter={{
          isSet: ledgerState.isFiltered(state),
          noMatch: t('ledger.none'),
          clear: t('ledger.clear'),
          onClear: () => setState(ledgerState.cleared()),
        }}
      >
        {({ rows, total }) => (
          <>
            <p className="quiet" aria-live="polite">
              {t('ledger.count', { count: total })}
            </p>
            <LedgerTable rows={rows} />
          </>
        )}
      </PagedList>
    </section>
  );
}

function NoLookups() {
  const { t } = useTranslation('quota');
  return (
    <State
      icon="list"
      title={t('ledger.empty')}
      actions={
        <Link className={buttonClass('primary')} to={paths.vehicle}>
          {t('ledger.find')}
        </Link>
      }
    >
      {t('ledger.emptyText')}
    </State>
  );
}
