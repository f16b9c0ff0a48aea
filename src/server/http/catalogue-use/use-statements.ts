import { SHOP_TIME_ZONE } from '../../../contract/shop-time.ts';
import type { Prepared } from '../../platform/db/database.ts';
import type { SHARES, Use } from './catalogue-bounds.ts';

/** What counts together: an account, its company or its network. */
export interface Subject {
  kind: keyof typeof SHARES;
  subject: string;
}

export interface Standing extends Subject, Use {
  /** Seconds to midnight in the shop's time zone. */
  leftS: number;
}

const SHOP_NOW = `(clock_timestamp() at time zone '${SHOP_TIME_ZONE}')`;
const TODAY = `${SHOP_NOW}::date`;
/** Kinds $1 and subjects $2, side by side. */
const IS_SUBJECT = `u.day = ${TODAY} and (u.kind, u.subject) in (select * from unnest($1::text[], $2::text[]))`;

export const standingsToday: Prepared<Standing> = {
  name: 'catalogue-use-standings',
  text: `
    select u.kind, u.subject, u.vehicles, u.numbers, u.prices, u.rows_given as "rowsGiven", u.captchas,
      ceil(extract(epoch from (u.day + 1)::timestamp - ${SHOP_NOW}))::float8 as "leftS"
    from catalogue_use u
    where ${IS_SUBJECT}`,
};

export const addCaptcha: Prepared<never> = {
  name: 'catalogue-use-captcha',
  text: `update catalogue_use u set captchas = u.captchas + 1 where ${IS_SUBJECT}`,
};

/** `kind` of `catalogue_seen`. */
export const SEEN_KINDS = { vehicles: 1, numbers: 2, prices: 3 } as const;

/**
 * Counts results of several accounts: what is new to each account is added to its counts, and to those of its company and
 * network. Everything is written in one order, so that two statements never wait for each other.
 * - $1 to $3: accounts, kinds and hashes of what they were given
 * - $4, $5: accounts, and how many rows they were given
 * - $6 to $9: kinds, subjects, accounts and addresses of what counts for whom
 */
export const addAmounts: Prepared<never> = {
  name: 'catalogue-use-add',
  text: `
    with seen as (
      insert into catalogue_seen (day, user_id, kind, item)
      select distinct ${TODAY}, user_id, kind, item
      from unnest($1::integer[], $2::smallint[], $3::bigint[]) given (user_id, kind, item)
      order by user_id, kind, item
      on conflict do nothing
      returning user_id, kind
    ), given as (
      select user_id, (kind = ${SEEN_KINDS.vehicles})::integer as vehicles, (kind = ${SEEN_KINDS.numbers})::integer as numbers,
        (kind = ${SEEN_KINDS.prices})::integer as prices, 0 as rows_given
      from seen
      union all
      select user_id, 0, 0, 0, rows_given from unnest($4::integer[], $5::integer[]) answered (user_id, rows_given)
    ), amounts as (
      select user_id, sum(vehicles) as vehicles, sum(numbers) as numbers, sum(prices) as prices, sum(rows_given) as rows_given
      from given
      group by user_id
      having sum(vehicles + numbers + prices + rows_given) > 0
    )
    insert into catalogue_use as u (day, kind, subject, user_id, address, vehicles, numbers, prices, rows_given)
    select ${TODAY}, member.kind, member.subject, (array_agg(member.user_id order by member.place desc))[1],
      (array_agg(member.address order by member.place desc))[1], sum(a.vehicles), sum(a.numbers), sum(a.prices),
      sum(a.rows_given)
    from unnest($6::text[], $7::text[], $8::integer[], $9::text[]) with ordinality
      as member (kind, subject, user_id, address, place)
    join amounts a using (user_id)
    group by member.kind, member.subject
    order by member.kind, member.subject
    on conflict (day, kind, subject) do update set
      user_id = excluded.user_id, address = excluded.address, updated_at = now(),
      vehicles = u.vehicles + excluded.vehicles, numbers = u.numbers + excluded.numbers,
      prices = u.prices + excluded.prices, rows_given = u.rows_given + excluded.rows_given`,
};

export const deleteSeen: Prepared<never> = {
  name: 'catalogue-seen-delete',
  text: `delete from catalogue_seen where day < ${TODAY}`,
};

/** Uses older than $1 days. */
export const deleteUses: Prepared<never> = {
  name: 'catalogue-use-delete',
  text: `delete from catalogue_use where day < ${TODAY} - $1::integer`,
};
