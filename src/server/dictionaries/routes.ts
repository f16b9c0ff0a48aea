import { sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { dictionaryCalls } from '../../contract/dictionaries/calls.ts';
import { inLanguage } from '../../contract/in-language.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database, Sql } from '../platform/db/database.ts';

export function dictionaryRoutes({ sql: db }: Database) {
  return handlersOf<typeof dictionaryCalls>()({
    async resultDicSelect({ id, labels }, { language }) {
      const rows = await listUnder(db, id, labels);
      const nameOf = nameIn(language);
      return rows
        .filter(({ level }) => level === 1)
        .map((category) => ({
          id: category.id,
          dictionaryName: category.dictionaryName,
          name: nameOf(category),
          entries: rows
            .filter(({ level, categoryId }) => level > 1 && categoryId === category.id)
            .map((entry) => ({ id: entry.id, parentId: entry.parentId, name: nameOf(entry) })),
        }));
    },
  });
}

interface Row {
  id: number;
  parentId: number;
  dictionaryName: string;
  name: string;
  nameEn: string;
  categoryId: number;
  /** 1 for a category. */
  level: number;
}

const nameIn =
  (language: Language) =>
  ({ name, nameEn }: Pick<Row, 'name' | 'nameEn'>) =>
    inLanguage(language, name, nameEn);

/** The categories under a root and all entries under those, in the order of the tree. */
async function listUnder(db: Sql, root: number, labels: readonly string[]): Promise<Row[]> {
  const isWanted = labels.length === 0 ? sql`true` : sql`dictionary_name in (${sql.join(labels)})`;
  const { rows } = await sql<Row>`
    with recursive tree as (
      select id, parent_id, dictionary_name, name, name_en, id as category_id, 1 as level, array[ord, id] as place
      from dictionary where parent_id = ${root} and ${isWanted}
      union all
      select d.id, d.parent_id, d.dictionary_name, d.name, d.name_en, t.category_id, t.level + 1,
        t.place || array[d.ord, d.id]
      from dictionary d join tree t on d.parent_id = t.id
    )
    select id, parent_id as "parentId", dictionary_name as "dictionaryName", name, name_en as "nameEn",
      category_id as "categoryId", level
    from tree order by place`.execute(db);
  return rows;
}
