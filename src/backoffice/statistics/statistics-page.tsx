import { Segmented } from 'antd';
import { Link } from 'react-router-dom';
import { AGENT, SELLER } from '../../contract/access/role-values.ts';
import { API_USAGE_PAGE } from '../../contract/api-services/usage/rules.ts';
import { formatCalendarDate, shopDate } from '../../contract/shop-time.ts';
import { statisticsCalls } from '../../contract/statistics/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { useStore } from '../../providers/store.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Spinner } from '../../ui/state.tsx';
import list from '../list/list.module.css';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { usePowers } from '../use-powers.ts';
import { FigureCards } from './figure-cards.tsx';
import { RowsSection } from './rows-section.tsx';
import { SeriesSection } from './series-section.tsx';
import { StatisticsFilters } from './statistics-filters.tsx';
import { type StatisticsState, statisticsState, toSeriesBody } from './statistics-state.ts';

/** Figures of a period against the one before, and the rows behind each. */
export function StatisticsPage() {
  const { t } = useMessages();
  const [state, setState] = useUrlState(statisticsState);
  const roleValue = useStore(session)?.user.roleValue;
  const powers = usePowers();
  const today = shopDate();
  const { from, to } = toSeriesBody(state, today);
  return (
    <div className={list.page}>
      <div className={list.head}>
        <h1>{t('statistics:title')}</h1>
        {powers.has(API_USAGE_PAGE) && (
          <Link to={`${API_USAGE_PAGE}?from=${from}&to=${to}`}>{t('statistics:interfaces')}</Link>
        )}
        <Segmented<StatisticsState['view']>
          aria-label={t('statistics:title')}
          options={(['figures', 'rows'] as const).map((value) => ({ value, label: t(`statistics:view.${value}`) }))}
          value={state.view}
          onChange={(view) => setState({ view, page: 1 })}
        />
      </div>
      <StatisticsFilters
        state={state}
        today={today}
        hasAgencies={roleValue !== AGENT && roleValue !== SELLER}
        onChange={(change) => setState({ page: 1, ...change })}
      />
      {state.view === 'figures' ? (
        <Figures state={state} today={today} onGo={setState} />
      ) : (
        <RowsSection state={state} today={today} onGo={setState} />
      )}
    </div>
  );
}

interface FiguresProps {
  state: StatisticsState;
  today: string;
  onGo: (change: Partial<StatisticsState>) => void;
}

function Figures({ state, today, onGo }: FiguresProps) {
  const { t, language } = useMessages();
  const options = { keepPreviousData: true, staleTime: 0 };
  const body = toSeriesBody(state, today);
  const { data, error, refetch } = useCall(statisticsCalls.statisticSeries, body, options);
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  const day = (date: string) => formatCalendarDate(date, language);
  return (
    <>
      <p className="quiet">
        {t('statistics:period', {
          from: day(body.from),
          to: day(body.to),
          previousFrom: day(data.previousFrom),
          previousTo: day(data.previousTo),
        })}
      </p>
      <FigureCards totals={data.totals} chosen={state.metric} onChoose={(metric) => onGo({ metric })} />
      <details className="quiet">
        <summary>{t('statistics:counting.title')}</summary>
        <p>{t('statistics:counting.text')}</p>
      </details>
      <SeriesSection series={data} state={state} />
    </>
  );
}
