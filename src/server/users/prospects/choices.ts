import { sql } from 'kysely';
import { SELLER } from '../../../contract/access/role-values.ts';
import type { Language } from '../../../contract/codes.ts';
import { DICTIONARY_ROOT } from '../../../contract/dictionaries/rules.ts';
import { INTENTION_CATEGORY } from '../../../contract/users/prospect-rules.ts';
import { agencyScope } from '../../http/agency-scope.ts';
import type { Session } from '../../http/request-context.ts';
import type { Sql } from '../../platform/db/database.ts';
import { textInLanguage } from '../../platform/db/text-in-language.ts';

const IS_INTENTION = sql`d.parent_id in (
  select id from dictionary where parent_id = ${DICTIONARY_ROOT} and dictionary_name = ${INTENTION_CATEGORY})`;

export async function listIntentions(db: Sql, language: Language): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select d.id, ${textInLanguage(language, 'd.name')} as name
    from dictionary d where ${IS_INTENTION} order by d.ord, d.id`.execute(db);
  return rows;
}

export async function isIntention(db: Sql, id: number): Promise<boolean> {
  const { rows } = await sql`select from dictionary d where d.id = ${id} and ${IS_INTENTION}`.execute(db);
  return rows.length > 0;
}

export interface Owner {
  userId: number;
  name: string;
  agencyCode: string;
}

/** Enabled sellers with an agency code whom the session may see; one of them, or all. */
export async function listOwners(db: Sql, session: Session, userId?: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select a.user_id as "userId", coalesce(a.user_realname, a.username) as name, a.agency_code as "agencyCode"
    from account a join role r using (role_id)
    where r.role_value = ${SELLER} and not a.is_disabled and a.agency_code <> '' and ${agencyScope(session)}
      ${userId === undefined ? sql`` : sql`and a.user_id = ${userId}`}
    order by name, a.user_id`.execute(db);
  return rows;
}
