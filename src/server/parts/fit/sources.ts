import type { Language } from '../../../contract/codes.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { catalogueRevision } from '../../platform/caches/catalogue-revision.ts';
import { ttlValue } from '../../platform/caches/ttl-cache.ts';
import type { CatalogueRead, Database } from '../../platform/db/database.ts';
import { DEMO_SOURCE_ID } from '../../platform/demo-records.ts';
import type { Source } from './fit-subject.ts';

interface SourceRow {
  sourceId: number;
  name: string;
  /** Null for the source itself. */
  version: number | null;
  /** ISO date of the publication, or of the first data. */
  dated: string;
}

/** The sources of the catalogue, and the versions that were published of each. */
const catalogueSources: CatalogueRead<SourceRow> = {
  name: 'catalogue-sources',
  reads: 'catalogue',
  text: `
    select source_id as "sourceId", name, null::integer as version, created_at as dated from catalogue_source
    union all
    select s.source_id, s.name, v.version, v.published_at from catalogue_version v
    join catalogue_source s on s.source_id = v.source_id`,
};

const DEMO: Readonly<Record<Language, string>> = { 'zh-CN': '示例目录', en: 'Sample catalogue' };
const UNKNOWN: Readonly<Record<Language, string>> = { 'zh-CN': '配件目录', en: 'Parts catalogue' };

const TTL_MS = 60_000;

/** Names the source of a row and the version of its data: `12 (2026-11-20)`. */
export function createSources(db: Database) {
  const read = ttlValue(() => db.catalogue.run(catalogueSources, []), {
    ttlMs: TTL_MS,
    revision: catalogueRevision(db),
  });
  return async (
    language: Language,
  ): Promise<(row: { sourceId: number; catalogueVersion: number | null }) => Source> => {
    const rows = await read();
    return ({ sourceId, catalogueVersion }) => {
      const ofSource = rows.filter((row) => row.sourceId === sourceId);
      const row = ofSource.find(({ version }) => version === catalogueVersion) ?? ofSource[0];
      const known = row === undefined ? UNKNOWN[language] : row.name;
      const name = sourceId === DEMO_SOURCE_ID ? DEMO[language] : known;
      const dated = row === undefined ? '' : shopDate(new Date(row.dated));
      return { name, dataVersion: [catalogueVersion ?? 1, dated === '' ? '' : `(${dated})`].join(' ').trim() };
    };
  };
}
