import { sql } from 'kysely';
import { releaseCalls } from '../../contract/releases/calls.ts';
import { EditionQuery } from '../../contract/releases/schemas.ts';
import { handlersOf } from '../http/serve.ts';
import { type AudienceReader, isInAudience } from '../platform/audience.ts';
import type { Database } from '../platform/db/database.ts';
import { containsPattern } from '../platform/db/text-search.ts';

/** The public list of version records. */
export function editionRoutes({ db }: { db: Database }) {
  return handlersOf<typeof releaseCalls>()({
    editionList: (body, context) => listEditions(db, body, context),
  });
}

/** The data of the prerendered page of version records: the list that its URL selects, for visitors. */
export function createPageData({ db }: { db: Database }) {
  return {
    '/edition': async (
      query: URLSearchParams,
      { language, platform }: Pick<AudienceReader, 'language' | 'platform'>,
    ) => {
      // The same body as the page's own call, so that the page uses this result.
      const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
      const body = {
        search: (query.get('q') ?? '').trim().slice(0, 40),
        pageNum: Math.min(Math.max(page, 1), 1_000),
      };
      const checked = EditionQuery.safeParse(body);
      if (!checked.success) return null;
      return {
        operation: releaseCalls.editionList.operation,
        language,
        body,
        result: await listEditions(db, checked.data, { language, platform, session: null }),
      };
    },
  };
}

/** Those for the reader, newest first. The search matches both languages, so that a link works for every reader. */
export async function listEditions(
  { sql: db }: Database,
  { pageNum, pageSize, search }: EditionQuery,
  reader: AudienceReader,
) {
  const isEnglish = reader.language === 'en';
  const editions = db
    .selectFrom('version')
    .where(isInAudience('version', reader))
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
