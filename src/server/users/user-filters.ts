import { type RawBuilder, sql } from 'kysely';
import { normalisePhone } from '../../contract/sms/phone.ts';
import type { Sql } from '../platform/db/database.ts';
import { containsPattern } from '../platform/db/text-search.ts';

type Condition = RawBuilder<boolean>;

/** The fields of an account `a` that a text is searched in. */
const NAMES = [sql`a.username`, sql`a.user_realname`, sql`a.company_name`];
const PHONES = [sql`a.phone_num`, sql`a.contact_phone`];

const either = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

/** Accounts that a search may match before it is answered by reading accounts in the order of the list. */
const CANDIDATES_MAX = 2_000;

/**
 * Accounts with a name that contains the text, or with the phone number. Without the power to see whole numbers, only a
 * whole number or its last four digits match, which the masked number shows anyway: parts of a number would reveal it
 * digit by digit. With the power its first digits match too.
 *
 * Each branch has an index, but a condition that joins them by `or` is planned without: a rare text would read every
 * account. So the matches are read first, as ids; a text with more of them is soon found in any order.
 */
export async function matchesNameOrPhone(db: Sql, search: string, maySeePhones: boolean): Promise<Condition> {
  if (search === '') return sql<boolean>`true`;
  const branches = nameOrPhoneBranches(search, maySeePhones);
  const found = branches.map(
    (branch) => sql`(select a.user_id from account a where ${branch} limit ${CANDIDATES_MAX + 1})`,
  );
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from (${sql.join(found, sql` union `)}) found limit ${CANDIDATES_MAX + 1}`.execute(db);
  return rows.length > CANDIDATES_MAX ? either(branches) : hasId(rows.map(({ userId }) => userId));
}

/** The ways in which an account matches, each with an index. */
export const nameOrPhoneBranches = (search: string, maySeePhones: boolean): Condition[] => [
  matchesName(search),
  ...matchesPhone(search, maySeePhones),
];

const hasId = (userIds: readonly number[]): Condition => sql<boolean>`a.user_id = any(${[...userIds]}::integer[])`;

/** Accounts with one of the agency codes. */
export const hasAgencyCode = (codes: readonly string[]): Condition =>
  sql<boolean>`a.agency_code = any(${[...codes]}::text[])`;

/** Accounts with exactly this name, or this whole phone number. */
export function isNameOrPhone(text: string): Condition {
  const digits = normalisePhone(text);
  return either([
    sql<boolean>`lower(a.username) = lower(${text})`,
    sql<boolean>`(a.name_grams @> sought_grams(${text}::text) and ${either(NAMES.map((column) => sql<boolean>`${column} = ${text}`))})`,
    ...(/^\d{11}$/.test(digits) ? PHONES.map((column) => sql<boolean>`${column} = ${digits}`) : []),
  ]);
}

/** The index on grams finds the candidates, also for parts of one or two characters. */
function matchesName(search: string): Condition {
  const pattern = containsPattern(search);
  const names = either(NAMES.map((column) => sql<boolean>`${column} ilike ${pattern}`));
  return sql<boolean>`(a.name_grams @> sought_grams(${search}::text) and ${names})`;
}

function matchesPhone(search: string, maySeePhones: boolean): Condition[] {
  const digits = normalisePhone(search);
  if (/^\d{11}$/.test(digits)) return PHONES.map((column) => sql<boolean>`${column} = ${digits}`);
  if (!/^\d{3,10}$/.test(digits)) return [];
  return [
    ...(digits.length === 4 ? PHONES.map((column) => sql<boolean>`right(${column}, 4) = ${digits}`) : []),
    ...(maySeePhones ? PHONES.map((column) => sql<boolean>`${column} like ${`${digits}%`}`) : []),
  ];
}

/** By the packages that run now: 1 daily limit, 2 counted, 0 none. */
export function isOfType(userType: number): Condition {
  if (userType === 1) return sql<boolean>`(a.expire_time > now() and a.daily_until > now())`;
  if (userType === 2) {
    return sql<boolean>`(a.expire_time > now() and a.count_until > now()
      and (a.daily_until is null or a.daily_until <= now()))`;
  }
  return sql<boolean>`(a.expire_time is null or a.expire_time <= now())`;
}

export const USER_TYPE = sql<number>`(case when a.daily_until > now() then 1 when a.count_until > now() then 2 else 0 end)`;
