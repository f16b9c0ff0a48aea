import { type Generated, type RawBuilder, sql } from 'kysely';
import type { AudienceLanguage, AudiencePlatform } from '../../contract/audience.ts';
import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';

/** The columns of a table whose rows have an audience (contract/audience.ts). */
export interface AudienceColumns {
  audienceRoles: Generated<number[]>;
  audiencePlatform: Generated<AudiencePlatform>;
  audienceLanguage: Generated<AudienceLanguage>;
}

/** The reader of a page: a request's context has these fields. */
export interface AudienceReader {
  platform: Platform;
  language: Language;
  /** Null for a visitor, who sees only what is for every role. */
  session: { roleValue: number } | null;
}

/** Whether a row of `table` (a table or its alias) is for this reader. */
export function isInAudience(table: string, { platform, language, session }: AudienceReader): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const roles = column('audience_roles');
  const hasRole = session === null ? sql`false` : sql`${session.roleValue}::integer = any(${roles})`;
  return sql<boolean>`((cardinality(${roles}) = 0 or ${hasRole})
    and ${column('audience_platform')} in ('all', ${platform})
    and ${column('audience_language')} in ('all', ${language === 'en' ? 'en' : 'zh'}))`;
}
