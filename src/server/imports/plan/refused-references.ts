import type { CatalogueFileName } from '../../../contract/imports/format/catalogue-file.ts';
import { catalogueFile } from '../../../contract/imports/format/catalogue-files.ts';
import { type Staging, snake, stagingTable } from '../staging/staging.ts';
import { oeKeySql } from '../targets/oe-key.ts';
import { referencesOf } from './references.ts';

/** Fields by which a record may be named. */
const NAMES = ['id', 'code', 'name', 'nameEn', 'number'];

/**
 * Marks references to records that were refused themselves, as opposed to unknown records, and gives the refused line:
 * correcting that line corrects both.
 */
export async function explainReferences(staging: Staging, file: CatalogueFileName): Promise<void> {
  const problems = stagingTable(staging, 'x', 'problem');
  for (const { field, to } of referencesOf(file)) {
    const keyOf = (name: string) => (to === 'numbers' ? oeKeySql(name) : `lower(${name})`);
    const names = NAMES.filter((name) => Object.hasOwn(catalogueFile(to).fields, name)).map(
      (name) => `(s."${snake(name)}")`,
    );
    await staging.session.execute(`
      update ${problems} p set code = 'refusedReference', cause_table = cause.table_no, cause_line = cause.line
      from (
        select distinct on (1) ${keyOf('named.ext')} as key, s.table_no, s.line
        from ${stagingTable(staging, 's', to)} s cross join lateral (values ${names.join(', ')}) named(ext)
        where s.table_no > 0 and named.ext is not null
          and exists (select from ${problems} x where x.table_no = s.table_no and x.line = s.line)
        order by 1, s.table_no, s.line
      ) cause
      where p.code = 'unknownReference' and p.field = '${field}' and cause.key <> '' and cause.key = ${keyOf('p.detail')}
        and (cause.table_no, cause.line) <> (p.table_no, p.line)
        and exists (select from ${stagingTable(staging, 's', file)} s where s.table_no = p.table_no and s.line = p.line);`);
  }
}
