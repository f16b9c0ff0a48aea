import { sql } from 'kysely';
import { DICTIONARY_ROOT } from '../../contract/dictionaries/rules.ts';
import type { usersCalls } from '../../contract/users/calls.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { agencyScope } from './agency-scope.ts';

/** The choices and figures above the user list. */
export function userCountRoutes({ sql: db }: Database) {
  return handlersOf<typeof usersCalls>()({
    async companyTypes(_body, { language }) {
      const { rows } = await sql<{ value: number; label: string }>`
        select d.id as value,
          ${language === 'en' ? sql`coalesce(nullif(d.name_en, ''), d.name)` : sql`d.name`} as label
        from dictionary d join dictionary category on category.id = d.parent_id
        where category.parent_id = ${DICTIONARY_ROOT} and category.dictionary_name = '公司类型'
        order by d.ord, d.id`.execute(db);
      return rows;
    },
    async countUsers({ roleName }, { session }) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from account a
        where a.role_id in (select role_id from role where role_value = ${roleName}) and ${agencyScope(session)}`.execute(
        db,
      );
      return { roleName, count: rows[0]?.count ?? 0 };
    },
  });
}
