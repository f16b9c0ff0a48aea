import { sql } from 'kysely';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { releaseCalls } from '../../contract/releases/calls.ts';
import { editionList } from '../../contract/releases/schemas.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { containsPattern } from '../platform/db/text-search.ts';

/** The version records as anyone may read them. */
export function editionRoutes({ db }: { db: Database }) {
  return handlersOf<typeof releaseCalls>()({ editionList: (body, { language }) => listEditions(db, body, language) });
}

/** What the page of version records shows first, written into it: the first records, and what a link searches for. */
export function createPageData({ db }: { db: Database }) {
  return {
    '/edition': async (query: URLSearchParams, language: Language) => {
      // Just as the page itself would ask, so that it knows the answer for its own.
      const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
      const body = {
        search: (query.get('q') ?? '').trim().slice(0, 40),
        pageNum: Math.min(Math.max(page, 1), 1_000),
      };
      const checked = editionList.body.safeParse(body);
      if (!checked.success) return null;
      return {
        operation: releaseCalls.editionList.operation,
        language,
        body,
        result: await listEditions(db, checked.data, language),
      };
    },
  };
}

/** The newest first; a text is found wherever it stands, in either language, so that a link works for everyone. */
export async function listEditions(
  { sql: db }: Database,
  { pageNum, pageSize, search }: CheckedBodyOf<typeof releaseCalls.editionList>,
  language: Language,
) {
  const isEnglish = language === 'en';
  const editions = db
    .selectFrom('version')
    .where(
      sql<boolean>`concat_ws(' ', version, title, title_en, content, content_en) ilike ${containsPattern(search)}`,
    );
  const rows = await editions
    .select([
      'versionId',
      'version',
      'releasedOn',
      isEnglish ? 'titleEn as title' : 'title',
      isEnglish ? 'contentEn as content' : 'content',
    ])
    .orderBy('releasedOn', 'desc')
    .orderBy('versionId', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const { total } = await editions.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
