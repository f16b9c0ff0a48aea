import { z } from 'zod';
import { countDays } from '../days/calendar-days.ts';
import { EmptyBody, Id, Platform, text } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { ProvinceCode } from '../provinces/schemas.ts';
import { type METRICS, ROW_METRICS, STATISTICS_DAYS_MAX } from './rules.ts';

export const StatisticUnit = z.enum(['day', 'week', 'month']);
export type StatisticUnit = z.infer<typeof StatisticUnit>;

export const StatisticGroup = z.enum(['time', 'province', 'platform', 'vehicleClass']);
export type StatisticGroup = z.infer<typeof StatisticGroup>;

/** `both`: a package for either class. */
export const StatisticClass = z.enum(['C', 'B', 'both']);
export type StatisticClass = z.infer<typeof StatisticClass>;

const filters = {
  /** The province of the user's account. */
  provinceCode: ProvinceCode.optional(),
  /** The brand of the user's account, or of the purchase. */
  platform: Platform.optional(),
  vehicleClass: StatisticClass.optional(),
  /** An agent or seller gets the users of their own code whatever is sent. */
  agencyCode: text(40).optional(),
};

const Amount = z.number().int();
const Amounts = z.strictObject({
  lookups: Amount,
  users: Amount,
  purchases: Amount,
  paidPurchases: Amount,
  revenueFen: Amount,
  refundsFen: Amount,
  searches: Amount,
  emptySearches: Amount,
  workOrders: Amount,
  visits: Amount,
} satisfies Record<(typeof METRICS)[number], typeof Amount>);
export type Amounts = z.infer<typeof Amounts>;

/** `previous` is the sum of as many days immediately before the period. */
const Compared = z.strictObject({ current: Amounts, previous: Amounts });

export const statisticSeries = {
  body: z
    .strictObject({
      from: z.iso.date(),
      /** Inclusive. */
      to: z.iso.date(),
      unit: StatisticUnit.default('day'),
      by: StatisticGroup.default('time'),
      ...filters,
    })
    .refine(({ from, to }) => from <= to, { path: ['to'] })
    .refine(({ from, to }) => countDays(from, to) <= STATISTICS_DAYS_MAX, { path: ['from'] }),
  result: z.strictObject({
    totals: Compared,
    /** By time, one row for each day, week (from Monday) or month; otherwise one for each value that has a figure. */
    rows: z.array(
      Compared.extend({
        /** The first day of the unit, or the value of the group; empty: none, such as the class of a user. */
        key: z.string(),
        /** The days of the row within the period. */
        from: z.iso.date(),
        to: z.iso.date(),
      }),
    ),
    previousFrom: z.iso.date(),
    previousTo: z.iso.date(),
  }),
};

/** A row behind a figure. */
export const StatisticRow = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  userId: Id,
  username: z.string(),
  companyName: z.string().nullable(),
  provinceCode: z.string(),
  platform: Platform,
  vehicleClass: StatisticClass.nullable(),
  /** The reason of a lookup or the kind of a search; null for any other. */
  kind: z.string().nullable(),
  /** The vehicle, the searched text, the order code, the name of the work order, and so on. */
  subject: z.string(),
  amountFen: z.number().int().nullable(),
});
export type StatisticRow = z.infer<typeof StatisticRow>;

export const statisticRows = {
  body: z.strictObject({
    ...paging,
    metric: z.enum(ROW_METRICS).default('lookups'),
    from: z.iso.date().optional(),
    /** Inclusive. */
    to: z.iso.date().optional(),
    ...filters,
  }),
  result: pageOf(StatisticRow),
};

/** Today so far, and the day a week before up to the same time. */
const Today = z.strictObject({ now: Amount, weekBefore: Amount });
/** Null: the caller may not open the list. */
const Waiting = z.number().int().min(0).nullable();

export const startFigures = {
  body: EmptyBody,
  result: z.strictObject({
    day: z.iso.date(),
    weekBefore: z.iso.date(),
    today: z.strictObject({ users: Today, lookups: Today, revenueFen: Today, workOrders: Today }),
    waiting: z.strictObject({
      /** Changes that wait for the caller's approval. */
      approvals: Waiting,
      overdueProspects: Waiting,
      vinRequests: Waiting,
      refunds: Waiting,
      packageRequests: Waiting,
      surveyReplies: Waiting,
      apiAlerts: Waiting,
    }),
  }),
};
