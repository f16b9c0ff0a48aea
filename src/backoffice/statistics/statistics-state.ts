import type { BodyOf } from '../../contract/call.ts';
import { addDays } from '../../contract/days/calendar-days.ts';
import { Platform } from '../../contract/fields.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { PROVINCE_CODES } from '../../contract/provinces/rules.ts';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import { METRICS, ROW_METRICS, STATISTICS_DAYS_MAX, STATISTICS_PAGE } from '../../contract/statistics/rules.ts';
import { StatisticClass, StatisticGroup, StatisticUnit } from '../../contract/statistics/schemas.ts';
import {
  choiceOrDefaultParam,
  choiceParam,
  dateParam,
  optionalTextParam,
} from '../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../providers/url-state/url-state.ts';
import { tablePageParams } from '../list/table-page.ts';

const DEFAULT_DAYS = 30;
const AGENCY_MAX = 40;

/** The metrics of the contract, and the share of started purchases that were paid. */
export const FIGURES = [...METRICS, 'conversion'] as const;
export type Figure = (typeof FIGURES)[number];

export const statisticsState = urlState({
  view: choiceOrDefaultParam(['figures', 'rows'], 'figures'),
  metric: choiceOrDefaultParam(FIGURES, 'lookups'),
  /** The figure whose rows are listed. */
  rows: choiceOrDefaultParam(ROW_METRICS, 'lookups'),
  from: dateParam(),
  to: dateParam(),
  unit: choiceOrDefaultParam(StatisticUnit.options, 'day'),
  by: choiceOrDefaultParam(StatisticGroup.options, 'time'),
  provinceCode: choiceParam(PROVINCE_CODES, { name: 'province' }),
  platform: choiceParam(Platform.options, { name: 'brand' }),
  vehicleClass: choiceParam(StatisticClass.options, { name: 'class' }),
  agencyCode: optionalTextParam(AGENCY_MAX, { name: 'agency' }),
  ...tablePageParams,
});
export type StatisticsState = UrlStateOf<typeof statisticsState>;

export const noFilters = {
  from: undefined,
  to: undefined,
  provinceCode: undefined,
  platform: undefined,
  vehicleClass: undefined,
  agencyCode: undefined,
} as const;

/** The chosen period; without one, the last 30 days. A period that is too long or ends before it begins is cut. */
export function periodOf({ from, to }: Pick<StatisticsState, 'from' | 'to'>, today: string) {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? addDays(last, 1 - DEFAULT_DAYS);
  const earliest = addDays(last, 1 - STATISTICS_DAYS_MAX);
  return { from: first > last ? last : first < earliest ? earliest : first, to: last };
}

function filtersOf({ provinceCode, platform, vehicleClass, agencyCode }: StatisticsState) {
  return omitUndefined({ provinceCode, platform, vehicleClass, agencyCode });
}

export function toSeriesBody(state: StatisticsState, today: string): BodyOf<typeof statisticsCalls.statisticSeries> {
  return { ...periodOf(state, today), unit: state.unit, by: state.by, ...filtersOf(state) };
}

/** Without a period for what waits: it is listed whatever its age. */
export function toRowsBody(state: StatisticsState, today: string): BodyOf<typeof statisticsCalls.statisticRows> {
  const period = state.rows === 'packageRequests' || state.rows === 'surveyReplies' ? {} : periodOf(state, today);
  return { metric: state.rows, ...period, ...filtersOf(state), pageNum: state.page, pageSize: state.pageSize };
}

/** The link to the rows behind a figure. */
export function rowsLink(
  rows: StatisticsState['rows'],
  filters: Partial<Omit<StatisticsState, 'view' | 'rows'>> = {},
): string {
  const defaults = statisticsState.parse(new URLSearchParams());
  return `${STATISTICS_PAGE}?${statisticsState.format({ ...defaults, ...filters, view: 'rows', rows })}`;
}
