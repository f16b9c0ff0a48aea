import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { API_LOG_POWER } from '../../../contract/api-services/usage/rules.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import styles from './usage.module.css';
import type { Statistics } from './usage-state.ts';
import { type ApiUsageState, logLink } from './usage-state.ts';

export type Sums = Statistics['total'];
/** What the rows of the log behind a figure are like. */
export type Counted = Partial<Omit<ApiUsageState, 'tab'>>;

export const figureNames = [
  'calls',
  'units',
  'errors',
  'refused',
  'limited',
  'empty',
  'repeated',
  'p50Ms',
  'p95Ms',
] as const satisfies readonly (keyof Sums)[];
export type FigureName = (typeof figureNames)[number];

/** Calls beyond a limit are only counted, not logged; percentiles have no rows. */
const logFilters: Partial<Record<FigureName, Counted>> = {
  calls: {},
  units: { reason: 'charged' },
  errors: { statusClass: '5' },
  refused: { statusClass: '4' },
  empty: { reason: 'empty' },
  repeated: { reason: 'repeated' },
};

/** All figures of the period. */
export function Figures({ sums, counted }: { sums: Sums; counted: Counted }) {
  const { t } = useMessages();
  return (
    <dl className={styles.facts}>
      {figureNames.map((name) => (
        <div key={name}>
          <dt>{t(`apiUsage:field.${name}`)}</dt>
          <dd>
            <Figure name={name} value={sums[name]} counted={counted} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure that leads to its rows in the log, for those who may read it. */
export function Figure({
  name,
  value,
  counted,
}: {
  name: FigureName;
  value: number | null;
  counted: Counted;
}): ReactNode {
  const { language } = useMessages();
  const canRead = usePowers().has(API_LOG_POWER);
  if (value === null) return '–';
  const text = new Intl.NumberFormat(language).format(value);
  const filters = logFilters[name];
  const link =
    canRead && value > 0 && filters !== undefined
      ? logLink({ ...counted, ...filters }, shopDate(new Date()))
      : undefined;
  return link === undefined ? text : <Link to={link}>{text}</Link>;
}
