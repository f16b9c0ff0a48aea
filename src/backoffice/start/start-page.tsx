import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ALERT_PAGE } from '../../contract/api-services/alerts/rules.ts';
import { APPROVAL_PAGE } from '../../contract/approvals/rules.ts';
import { BILL_PAGE } from '../../contract/billing/rules.ts';
import type { ResultOf } from '../../contract/call.ts';
import { formatCalendarDate } from '../../contract/shop-time.ts';
import { statisticsCalls } from '../../contract/statistics/calls.ts';
import { OPPORTUNITY_PAGE } from '../../contract/users/prospect-rules.ts';
import { VIN_REQUEST_PAGE } from '../../contract/vin-requests/rules.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner, State } from '../../ui/state.tsx';
import { listLink } from '../list/filters/list-link.ts';
import list from '../list/list.module.css';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { changeText, figureText } from '../statistics/figures.ts';
import styles from '../statistics/statistics.module.css';
import { rowsLink } from '../statistics/statistics-state.ts';
import { usePowers } from '../use-powers.ts';

type Start = ResultOf<typeof statisticsCalls.startFigures>;

const REFRESH_MS = 60_000;
const METRICS = ['users', 'lookups', 'revenueFen', 'workOrders'] as const;

/** Today's figures and what waits; each leads to the rows that it counts. */
export function StartPage() {
  const { t } = useMessages();
  const { data, error, refetch } = useCall(
    statisticsCalls.startFigures,
    {},
    { staleTime: 0, refetchInterval: REFRESH_MS },
  );
  return (
    <div className={list.page}>
      <div className={list.head}>
        <h1>{t('start:title')}</h1>
      </div>
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data !== undefined && (
        <>
          <Today start={data} />
          <Waiting waiting={data.waiting} />
        </>
      )}
    </div>
  );
}

function Today({ start: { day, weekBefore, today } }: { start: Start }) {
  const { t, language } = useMessages();
  const date = (value: string) => formatCalendarDate(value, language);
  return (
    <section className={styles.series} aria-labelledby="start-today">
      <h2 id="start-today">{t('start:today', { day: date(day) })}</h2>
      <p className="quiet">{t('start:compared', { day: date(weekBefore) })}</p>
      <ul className={`${styles.cards} ${styles.wide}`}>
        {METRICS.map((metric) => {
          const { now, weekBefore: before } = today[metric];
          return (
            <li key={metric}>
              <Card to={linkOf(metric, day)}>
                <span>{t(`start:metric.${metric}`)}</span>
                <strong>{figureText(now, metric, language)}</strong>
                <small>
                  {[
                    t('start:before', { value: figureText(before, metric, language) }),
                    changeText(now, before, language),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const waitingLinks = {
  approvals: APPROVAL_PAGE,
  apiAlerts: ALERT_PAGE,
  overdueProspects: listLink(OPPORTUNITY_PAGE, { field: 'dueOn', operator: 'eq', value: 'beforeToday' }),
  vinRequests: `${VIN_REQUEST_PAGE}?status=0`,
  refunds: `${BILL_PAGE}?state=refundNeeded`,
  packageRequests: rowsLink('packageRequests'),
  surveyReplies: rowsLink('surveyReplies'),
} as const;
const WAITING = [
  'approvals',
  'apiAlerts',
  'overdueProspects',
  'vinRequests',
  'refunds',
  'packageRequests',
  'surveyReplies',
] as const;

function Waiting({ waiting }: { waiting: Start['waiting'] }) {
  const { t, language } = useMessages();
  const shown = WAITING.flatMap((name) => {
    const count = waiting[name];
    return count === null ? [] : [{ name, count }];
  });
  if (shown.length === 0) return null;
  return (
    <section className={styles.series} aria-labelledby="start-waiting">
      <h2 id="start-waiting">{t('start:waiting')}</h2>
      {shown.every(({ count }) => count === 0) && <State title={t('start:nothingWaits')} />}
      <ul className={`${styles.cards} ${styles.wide}`}>
        {shown.map(({ name, count }) => (
          <li key={name}>
            <Card to={waitingLinks[name]}>
              <span>{t(`start:wait.${name}`)}</span>
              <strong>{new Intl.NumberFormat(language).format(count)}</strong>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link, or plain text where the user may not open its page. */
function Card({ to, children }: { to: string; children: ReactNode }) {
  const powers = usePowers();
  if (!powers.has(to.split('?')[0] ?? '')) return <div className={styles.card}>{children}</div>;
  return <Link to={to}>{children}</Link>;
}

function linkOf(metric: (typeof METRICS)[number], day: string): string {
  return rowsLink(metric, { from: day, to: day });
}
