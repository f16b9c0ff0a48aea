import { type RawBuilder, sql } from 'kysely';
import { normalisePhone } from '../../contract/sms/phone.ts';
import { anyContains } from '../platform/db/text-search.ts';

const NAMES = [sql`a.username`, sql`a.user_realname`, sql`a.company_name`];

/**
 * Accounts `a` with a name that contains the text, found by the index on grams, or with the phone number. Only a whole
 * number or its last four digits match, which the masked number shows anyway: other parts would reveal it digit by digit.
 */
export function matchesUser(search: string): RawBuilder<boolean> {
  if (search === '') return sql<boolean>`true`;
  const digits = normalisePhone(search);
  const byName = sql<boolean>`(a.name_grams @> search_grams(${search}::text) and ${anyContains(NAMES, search)})`;
  if (/^\d{11}$/.test(digits)) return sql<boolean>`(${byName} or a.phone_num = ${digits})`;
  if (/^\d{4}$/.test(digits)) return sql<boolean>`(${byName} or right(a.phone_num, 4) = ${digits})`;
  return byName;
}
