import { type RawBuilder, sql } from 'kysely';
import { normalisePhone } from '../../contract/sms/phone.ts';
import { containsPattern } from '../platform/db/text-search.ts';
import { MARKET } from './markets.ts';

type Condition = RawBuilder<boolean>;

/** The fields of an account `a` that a text is searched in. */
const NAMES = [sql`a.username`, sql`a.user_realname`, sql`a.company_name`];
const PHONES = [sql`a.phone_num`, sql`a.contact_phone`];

const either = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join([...conditions], sql` or `)})`;

/**
 * Accounts with a name that contains the text, or with the phone number. Without the power to see whole numbers, only a
 * whole number or its last four digits match, which the masked number shows anyway: parts of a number would reveal it
 * digit by digit. With the power its first digits match too.
 */
export function matchesNameOrPhone(search: string, maySeePhones: boolean): Condition {
  if (search === '') return sql<boolean>`true`;
  return either([matchesName(search), ...matchesPhone(search, maySeePhones)]);
}

/** Accounts with exactly this name, or this whole phone number. */
export function isNameOrPhone(text: string): Condition {
  const digits = normalisePhone(text);
  return either([
    sql<boolean>`lower(a.username) = lower(${text})`,
    sql<boolean>`(a.name_grams @> search_grams(${text}::text) and ${either(NAMES.map((column) => sql<boolean>`${column} = ${text}`))})`,
    ...(/^\d{11}$/.test(digits) ? PHONES.map((column) => sql<boolean>`${column} = ${digits}`) : []),
  ]);
}

/** The index on grams finds the candidates, also for parts of one or two characters. */
function matchesName(search: string): Condition {
  const pattern = containsPattern(search);
  const names = either(NAMES.map((column) => sql<boolean>`${column} ilike ${pattern}`));
  return sql<boolean>`(a.name_grams @> search_grams(${search}::text) and ${names})`;
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

/** Accounts that a seller or agent with this name, or a part of it, looks after. */
export function isOfMarket(name: string, extent: 'whole' | 'part'): Condition {
  const matches = extent === 'whole' ? sql`market.name = ${name}` : sql`market.name ilike ${containsPattern(name)}`;
  return sql<boolean>`a.agency_code in (select market.agency_code from ${MARKET} market where ${matches})`;
}

/** Accounts whose agency code contains the text; the codes are those of sellers and agents, and the text itself. */
export function hasAgencyCode(code: string): Condition {
  return sql<boolean>`(a.agency_code = ${code.toUpperCase()} or a.agency_code in (select market.agency_code
    from ${MARKET} market where market.agency_code ilike ${containsPattern(code)}))`;
}
