import type { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import { type Handlers, handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { documentFile } from './document-files.ts';
import type { DocumentReader } from './document-reader.ts';
import { allPages, findPage, pageGroups } from './folds/pages.ts';
import { searchEntriesOf } from './folds/search-entries.ts';
import { type createViewCounter, readViews } from './view-counter.ts';

interface Dependencies {
  db: Database;
  reader: DocumentReader;
  views: ReturnType<typeof createViewCounter>;
}

export function documentRoutes({ db, reader, views }: Dependencies): Handlers<typeof documentCalls> {
  return handlersOf<typeof documentCalls>()({
    async documentPage({ id, isPreview }, context) {
      const source = await reader.read(context, isPreview ? id : undefined);
      return { groups: pageGroups(source), page: findPage(source, id) ?? null };
    },

    async documentSearch(_body, context) {
      return { entries: searchEntriesOf(allPages(await reader.read(context))) };
    },

    async downloadDoc({ code, format, lang }, context) {
      const source = await reader.read({ ...context, language: lang ?? context.language });
      return documentFile(source, format, code);
    },

    async documentView({ id }, context) {
      const page = findPage(await reader.read(context), id);
      if (page !== undefined) views.count(page.id);
      return null;
    },

    async documentStatistics(body, context) {
      await views.flush();
      const { byPage, byDay } = await readViews(db.sql, body);
      const groups = pageGroups(await reader.read(context));
      const titles = new Map(groups.flatMap(({ pages }) => pages.map(({ id, title }) => [id, title])));
      return {
        total: byDay.reduce((sum, { views: count }) => sum + count, 0),
        byPage: byPage.map((row) => ({ ...row, title: titles.get(row.id) ?? row.id })),
        byDay,
      };
    },
  });
}
