import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../contract/codes.ts';

/** SQL of `inLanguage`: `column`, such as `p.packageName`, or its English text in `p.packageNameEn` where it has one. */
export function textInLanguage(language: Language, column: string): RawBuilder<string> {
  const text = sql.ref<string>(column);
  return language === 'en'
    ? sql<string>`coalesce(nullif(${sql.ref(`${column}En`)}, ''), ${text})`
    : sql<string>`${text}`;
}
