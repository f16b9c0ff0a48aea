import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import styles from '../company.module.css';
import { CompanyOnly } from '../company-only.tsx';
import { AccountsUse } from './accounts-use.tsx';
import { DaysUse } from './days-use.tsx';
import { ReasonsUse } from './reasons-use.tsx';
import { queryOfStatistics, readStatisticsPlace, type StatisticsPlace } from './span.ts';
import own from './statistics.module.css';
import { StatisticsFilter } from './statistics-filter.tsx';
import { sumUp } from './sums.ts';
import { VehiclesUse } from './vehicles-use.tsx';

/** What a company looked up: by day, by account, for what, and which vehicles most. */
export function StatisticsScreen() {
  const { t } = useTranslation('company');
  return (
    <CompanyOnly title={t('statistics.title')} of="main">
      {() => <Statistics />}
    </CompanyOnly>
  );
}

function Statistics() {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const [params, setParams] = useSearchParams();
  const place = readStatisticsPlace(params);
  const go = (change: Partial<StatisticsPlace>) => setParams(queryOfStatistics({ ...place, ...change }));
  const { userId, span } = place;
  const { data, error, refetch, isPreviousData } = useCall(
    companyCalls.getUseStatistics,
    { ...span, ...(userId === undefined ? {} : { userId }) },
    { keepPreviousData: true, staleTime: 0 },
  );
  // Who there is to choose from stays the whole company's.
  const { data: whole } = useCall(companyCalls.getUseStatistics, span, { keepPreviousData: true });
  return (
    <div className={screenClass(styles.screen)}>
      <div>
        <h1>{t('statistics.title')}</h1>
        <p className="quiet">{t('statistics.lead')}</p>
      </div>
      <StatisticsFilter key={`${span.from} ${span.to}`} place={place} accounts={whole?.accounts ?? []} onChange={go} />
      {data === undefined && error === null && <Skeleton label={common('loading')} />}
      {data === undefined && error !== null && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className={styles.form} aria-busy={isPreviousData}>
          <Figures data={data} isOfAll={userId === undefined} />
        </div>
      )}
    </div>
  );
}

function Figures({ data, isOfAll }: { data: UseStatistics; isOfAll: boolean }) {
  const { t, i18n } = useTranslation('company');
  const { total, average, busiest, most } = sumUp(data.days);
  if (total === 0)
    return (
      <State icon="list" title={t('statistics.empty')}>
        {t('statistics.emptyText')}
      </State>
    );
  const write = (day: string) =>
    new Intl.DateTimeFormat(i18n.language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
  const averageWords = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(average);
  return (
    <>
      <section className={panelClass(styles.panel)}>
        <dl className={styles.facts}>
          <Fact name={t('statistics.total')} value={total} />
          <Fact name={t('statistics.average')} value={averageWords} />
          {busiest !== undefined && (
            <Fact
              name={t('statistics.busiest')}
              value={t('statistics.busiestDay', { day: write(busiest.day), count: most })}
            />
          )}
        </dl>
      </section>
      <DaysUse days={data.days} />
      <div className={own.columns}>
        {isOfAll && <AccountsUse accounts={data.accounts} />}
        <div className={own.column}>
          <ReasonsUse reasons={data.reasons} />
          <VehiclesUse vehicles={data.vehicles} />
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
