import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { quotaCalls } from '../../contract/quota/calls.ts';
import { useCall } from '../../providers/use-call.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { panelClass } from '../../ui/panel.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { ExportMenu } from '../shared/export/export-menu.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { LedgerFilter } from './ledger-filter.tsx';
import { isNarrowed, type LedgerPlace, ledgerBody, nothingAsked, queryOfLedger } from './ledger-place.ts';
import { LedgerTable } from './ledger-table.tsx';
import styles from './package-screen.module.css';
import { useLedgerSheet } from './use-ledger-sheet.ts';

const PAGE_SIZE = 20;

interface LedgerSectionProps {
  place: LedgerPlace;
  onChange: (change: Partial<LedgerPlace>) => void;
}

/** Every lookup that was used: who, what with its name, why, from which package, when. */
export function LedgerSection({ place, onChange }: LedgerSectionProps) {
  const { t } = useTranslation('quota');
  const { t: common } = useTranslation();
  const { page, ...filter } = place;
  const makeSheet = useLedgerSheet(filter);
  const { data, error, refetch, isPreviousData } = useCall(
    quotaCalls.listLedger,
    { ...ledgerBody(filter), pageNum: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, staleTime: 0 },
  );
  const last = data === undefined ? 1 : Math.max(1, Math.ceil(data.total / PAGE_SIZE));
  if (data !== undefined && page > last && !isPreviousData)
    return <Navigate to={{ search: String(queryOfLedger({ ...place, page: last })) }} replace />;
  return (
    <section className={panelClass(styles.panel)} aria-busy={isPreviousData}>
      <div className={styles.panelHead}>
        <h2>{t('ledger.title')}</h2>
        {data !== undefined && data.total > 0 && <ExportMenu label={t('ledger.export')} makeSheet={makeSheet} />}
      </div>
      <LedgerFilter place={place} users={data?.users ?? []} onChange={onChange} />
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Empty isFiltered={isNarrowed(place)} onClear={() => onChange(nothingAsked)} />}
      {data !== undefined && data.total > 0 && (
        <>
          <p className="quiet" aria-live="polite">
            {t('ledger.count', { count: data.total })}
          </p>
          <LedgerTable rows={data.rows} />
          <Pager page={page} last={last} onPage={(next) => onChange({ page: next })} />
        </>
      )}
    </section>
  );
}

function Empty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation('quota');
  if (isFiltered) {
    return (
      <State icon="search" title={t('ledger.none')} actions={<Button onClick={onClear}>{t('ledger.clear')}</Button>} />
    );
  }
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
