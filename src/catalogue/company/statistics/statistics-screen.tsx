import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import styles from '../company.module.css';
import { CompanyOnly } from '../company-only.tsx';
import { summarize } from './lookup-totals.ts';
import own from './statistics.module.css';
import { StatisticsFilter } from './statistics-filter.tsx';
import { periodOf, statisticsState } from './statistics-state.ts';
import { UseByAccount } from './use-by-account.tsx';
import { UseByDay } from './use-by-day.tsx';
import { UseByReason } from './use-by-reason.tsx';
import { UseByVehicle } from './use-by-vehicle.tsx';

/** A company's lookups by day, account, reason and vehicle. */
export function StatisticsScreen() {
  const { t } = useTranslation('company');
  return (
    <CompanyOnly title={t('statistics.title')} account="main">
      {() => <Statistics />}
    </CompanyOnly>
  );
}

function Statistics() {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const [state, setState] = useUrlState(statisticsState);
  const { userId } = state;
  const { range } = periodOf(state);
  const { data, error, refetch, isPreviousData } = useCall(
    companyCalls.getUseStatistics,
    { ...range, ...omitUndefined({ userId }) },
    { keepPreviousData: true, staleTime: 0 },
  );
  // The filter offers all accounts of the company, also while one is selected.
  const { data: ofCompany } = useCall(companyCalls.getUseStatistics, range, { keepPreviousData: true });
  return (
    <div className={screenClass(styles.screen)}>
      <div>
        <h1>{t('statistics.title')}</h1>
        <p className="quiet">{t('statistics.lead')}</p>
      </div>
      <StatisticsFilter
        key={`${range.from} ${range.to}`}
        state={state}
        accounts={ofCompany?.accounts ?? []}
        onChange={setState}
      />
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className={styles.form} aria-busy={isPreviousData}>
          <Figures data={data} isWholeCompany={userId === undefined} />
        </div>
      )}
    </div>
  );
}

function Figures({ data, isWholeCompany }: { data: UseStatistics; isWholeCompany: boolean }) {
  const { t, i18n } = useTranslation('company');
  const { total, average, busiest, peak } = summarize(data.days);
  if (total === 0)
    return (
      <State icon="list" title={t('statistics.empty')}>
        {t('statistics.emptyText')}
      </State>
    );
  const formatDate = (day: string) =>
    new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
  const formattedAverage = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(average);
  return (
    <>
      <section className={panelClass(styles.panel)}>
        <dl className={styles.facts}>
          <Fact name={t('statistics.total')} value={total} />
          <Fact name={t('statistics.average')} value={formattedAverage} />
          {busiest !== undefined && (
            <Fact
              name={t('statistics.busiest')}
              value={t('statistics.busiestDay', { day: formatDate(busiest.day), count: peak })}
            />
          )}
        </dl>
      </section>
      <UseByDay days={data.days} />
      <div className={own.columns}>
        {isWholeCompany && <UseByAccount accounts={data.accounts} />}
        <div className={own.column}>
          <UseByReason reasons={data.reasons} />
          <UseByVehicle vehicles={data.vehicles} />
        </div>
      </div>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.big}>{value}</dd>
    </div>
  );
}
