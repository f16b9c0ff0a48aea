import type { usageCalls } from '../../../contract/api-services/usage/calls.ts';
import {
  API_USAGE_PAGE,
  chargeReasons,
  LOG_DAYS,
  STATISTICS_DAYS_MAX,
  statusClasses,
  transports,
  usageUnits,
} from '../../../contract/api-services/usage/rules.ts';
import { keyModes } from '../../../contract/api-services/wire.ts';
import type { BodyOf, ResultOf } from '../../../contract/call.ts';
import { addDays } from '../../../contract/days/calendar-days.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import {
  choiceOrDefaultParam,
  choiceParam,
  dateParam,
  idParam,
  optionalTextParam,
  textParam,
} from '../../../providers/url-state/url-params.ts';
import { type UrlStateOf, urlState } from '../../../providers/url-state/url-state.ts';

export const usageTabs = ['usage', 'log', 'failures', 'alerts', 'documents'] as const;

export const apiUsageState = urlState({
  tab: choiceOrDefaultParam(usageTabs, 'usage'),
  from: dateParam(),
  to: dateParam(),
  unit: choiceOrDefaultParam(usageUnits, 'day'),
  figure: choiceOrDefaultParam(['calls', 'latency'], 'calls'),
  mode: choiceParam(keyModes),
  interfaceCode: textParam(40, { name: 'q' }),
  userId: idParam({ name: 'customer' }),
  keyId: idParam({ name: 'key' }),
  statusClass: choiceParam(statusClasses, { name: 'status' }),
  reason: choiceParam(chargeReasons),
  transport: choiceParam(transports),
  code: optionalTextParam(6),
});
export type ApiUsageState = UrlStateOf<typeof apiUsageState>;

export interface UsageTabProps {
  state: ApiUsageState;
  onGo: (change: Partial<ApiUsageState>) => void;
}

export type Statistics = ResultOf<typeof usageCalls.apiUsageStatistics>;

export const noFilters = {
  from: undefined,
  to: undefined,
  mode: undefined,
  interfaceCode: '',
  userId: undefined,
  keyId: undefined,
  statusClass: undefined,
  reason: undefined,
  transport: undefined,
  code: undefined,
} as const;

const DEFAULT_DAYS = 30;

/** The chosen days; without any, the last 30. A period that is too long or ends before it begins is cut. */
export function periodOf({ from, to }: Pick<ApiUsageState, 'from' | 'to'>, today: string) {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? addDays(last, 1 - DEFAULT_DAYS);
  const earliest = addDays(last, 1 - STATISTICS_DAYS_MAX);
  return { from: first > last ? last : first < earliest ? earliest : first, to: last };
}

export function toUsageBody(state: ApiUsageState, today: string): BodyOf<typeof usageCalls.apiUsageStatistics> {
  const { unit, mode, interfaceCode, userId } = state;
  return {
    ...periodOf(state, today),
    unit,
    ...omitUndefined({ mode, userId, interfaceCode: interfaceCode || undefined }),
  };
}

export const LOG_PAGE = 50;

type LogBody = BodyOf<typeof usageCalls.apiLogList>;

/** Whole days of Asia/Shanghai, which has no daylight saving time. */
export function toLogFilters(state: ApiUsageState): Omit<LogBody, 'limit' | 'before' | 'after'> {
  const { from, to, mode, interfaceCode, userId, keyId, statusClass, reason, transport, code } = state;
  return omitUndefined({
    ...{ mode, userId, keyId, statusClass, reason, transport },
    interfaceCode: interfaceCode || undefined,
    code: code !== undefined && /^\d{6}$/.test(code) ? code : undefined,
    from: from === undefined ? undefined : new Date(`${from}T00:00:00+08:00`).toISOString(),
    to: to === undefined ? undefined : new Date(`${addDays(to, 1)}T00:00:00+08:00`).toISOString(),
  });
}

/** The link to the log rows behind a figure; undefined where the log no longer has them. */
export function logLink(filters: Partial<Omit<ApiUsageState, 'tab'>>, today: string): string | undefined {
  if (filters.to !== undefined && filters.to <= addDays(today, -LOG_DAYS)) return undefined;
  const defaults = apiUsageState.parse(new URLSearchParams());
  return `${API_USAGE_PAGE}?${apiUsageState.format({ ...defaults, ...filters, tab: 'log' })}`;
}
