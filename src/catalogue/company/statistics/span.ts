import dayjs from 'dayjs';
import { STATISTICS_DAYS_MAX } from '../../../contract/company/rules.ts';
import { shopDate } from '../../../contract/shop-time.ts';

/** Days of Shanghai as ISO dates, both among them. */
export interface Span {
  from: string;
  to: string;
}

export const SPANS = [7, 30, 90] as const;
const DEFAULT_SPAN = 30;

/** The last so many days, today among them. */
export function spanOfDays(days: number, today = shopDate()): Span {
  return {
    from: dayjs(today)
      .subtract(days - 1, 'day')
      .format('YYYY-MM-DD'),
    to: today,
  };
}

export function isSpan({ from, to }: Span): boolean {
  const days = dayjs(to).diff(dayjs(from), 'day') + 1;
  return isDate(from) && isDate(to) && days >= 1 && days <= STATISTICS_DAYS_MAX;
}

/** Whose use over which days stands in a link. */
export interface StatisticsPlace {
  span: Span;
  /** Undefined where the dates are the user's own. */
  days: number | undefined;
  userId: number | undefined;
}

export function readStatisticsPlace(params: URLSearchParams, today = shopDate()): StatisticsPlace {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const asked = Number(params.get('days'));
  const days = SPANS.find((span) => span === asked) ?? DEFAULT_SPAN;
  const user = params.get('user') ?? '';
  const userId = /^[1-9]\d{0,8}$/.test(user) ? Number(user) : undefined;
  return isSpan(own) ? { span: own, days: undefined, userId } : { span: spanOfDays(days, today), days, userId };
}

/** The query of a place; what is at its default is left out. */
export function queryOfStatistics({ span, days, userId }: StatisticsPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (days === undefined) {
    params.set('from', span.from);
    params.set('to', span.to);
  } else if (days !== DEFAULT_SPAN) params.set('days', String(days));
  if (userId !== undefined) params.set('user', String(userId));
  return params;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).format('YYYY-MM-DD') === text;
}
