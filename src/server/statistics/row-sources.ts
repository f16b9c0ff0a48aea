import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import { type Metric, NEW_REPLY_DAYS, type RowMetric } from '../../contract/statistics/rules.ts';
import { SHOP_TODAY, startOfShopDay } from '../platform/db/shop-days.ts';

/** Where the rows behind a figure are. The table's alias is `e`, that of its user `a`. */
export interface RowSource {
  table: RawBuilder<unknown>;
  /** Sorts and filters the rows: a moment, or a day. */
  time: RawBuilder<unknown>;
  isDay?: true;
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  platform?: RawBuilder<unknown>;
  vehicleClass?: RawBuilder<unknown>;
  kind?: RawBuilder<unknown>;
  subject(language: Language): RawBuilder<unknown>;
  amountFen?: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
  /** The metric that counts the same rows, so that they need not be counted. */
  counter?: Metric;
}

const purchase = {
  table: sql`purchase`,
  id: sql`e.order_code`,
  platform: sql`e.platform`,
  vehicleClass: sql`e.vehicle_class`,
  subject: () => sql`e.order_code`,
};

const search = {
  table: sql`search_log`,
  time: sql`e.searched_at`,
  at: sql`e.searched_at`,
  id: sql`e.search_id`,
  kind: sql`e.kind`,
  subject: () => sql`e.search_text`,
};

export const rowSources: Record<RowMetric, RowSource> = {
  lookups: {
    table: sql`quota_ledger`,
    time: sql`e.day`,
    isDay: true,
    at: sql`e.charged_at`,
    id: sql`e.ledger_id`,
    vehicleClass: sql`e.vehicle_class`,
    kind: sql`e.reason`,
    subject: (language) => sql`coalesce(case when e.reason in ('parts', 'config') then (
      select concat_ws(' ', ${nameOf('b', language)}, ${nameOf('f', language)}, ${nameOf('v', language)})
      from vehicle v join vehicle_group g using (group_id) join family f using (family_id) join brand b using (brand_id)
      where v.vehicle_id = case when e.subject ~ '^[1-9][0-9]{0,8}$' then e.subject::integer end
    ) end, e.subject)`,
    counter: 'lookups',
  },
  users: {
    table: sql`account`,
    time: sql`e.created_at`,
    at: sql`e.created_at`,
    id: sql`e.user_id`,
    subject: () => sql`e.username`,
    counter: 'users',
  },
  purchases: {
    ...purchase,
    time: sql`e.created_at`,
    at: sql`e.created_at`,
    amountFen: sql`e.price_fen`,
    counter: 'purchases',
  },
  paidPurchases: {
    ...purchase,
    time: sql`e.created_at`,
    at: sql`e.created_at`,
    amountFen: sql`e.paid_fen`,
    where: sql`e.paid_at is not null`,
    counter: 'paidPurchases',
  },
  revenueFen: { ...purchase, time: sql`e.paid_at`, at: sql`e.paid_at`, amountFen: sql`e.paid_fen` },
  refundsFen: { ...purchase, time: sql`e.refunded_at`, at: sql`e.refunded_at`, amountFen: sql`e.refunded_fen` },
  searches: { ...search, counter: 'searches' },
  emptySearches: { ...search, where: sql`e.is_empty`, counter: 'emptySearches' },
  workOrders: {
    table: sql`work_order`,
    time: sql`e.created_at`,
    at: sql`e.created_at`,
    id: sql`e.list_id`,
    vehicleClass: sql`case e.vehicle_type when 'cov' then 'B' else 'C' end`,
    subject: () => sql`e.name`,
    counter: 'workOrders',
  },
  packageRequests: {
    table: sql`package_request`,
    time: sql`e.created_at`,
    at: sql`e.created_at`,
    id: sql`e.request_id`,
    vehicleClass: sql`e.vehicle_class`,
    kind: sql`e.kind`,
    subject: () => sql`concat_ws(' · ', e.amount, nullif(e.note, ''))`,
    where: sql`e.state = 'open'`,
  },
  surveyReplies: {
    table: sql`survey_reply`,
    time: sql`e.answered_at`,
    at: sql`e.answered_at`,
    id: sql`e.questionnaire_id || '-' || e.user_id`,
    subject: () => sql`e.questionnaire_id::text`,
    where: sql`e.answered_at >= ${startOfShopDay(sql`${SHOP_TODAY} - ${NEW_REPLY_DAYS - 1}::integer`)}`,
  },
};

function nameOf(table: 'b' | 'f' | 'v', language: Language) {
  return sql.raw(`${table}.name_${language === 'en' ? 'en' : 'zh'}`);
}
