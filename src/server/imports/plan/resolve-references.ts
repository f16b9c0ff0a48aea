import type { CatalogueFileName } from '../../../contract/imports/format/catalogue-file.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';
import { oeKeySql } from '../targets/oe-key.ts';
import { referencesTo } from './references.ts';

/**
 * How records of a file are named otherwise than by the supplier's id: SELECTs of (ext, id) over the records as they will
 * be. A name that several records share names none of them.
 */
const NATURAL_NAMES: Partial<Record<CatalogueFileName, (staging: Staging) => string>> = {
  brands: (staging) => {
    const brands = stagingTable(staging, 'x', 'brand_now');
    return `select brand_code, brand_id from ${brands} union select name_zh, brand_id from ${brands}
      union select name_en, brand_id from ${brands} union select '#' || brand_id, brand_id from ${brands}`;
  },
  'part-groups': () => `
    select code, part_group_id from part_group union select '#' || part_group_id, part_group_id from part_group
    union select code, node_id from cov_tree_node`,
  'standard-parts': (staging) => `
    select std_part_code, std_part_id from ${stagingTable(staging, 'x', 'std_part_now')}
    union select name_zh, std_part_id from ${stagingTable(staging, 'x', 'std_part_now')}
    union select name, std_part_id from std_part_name`,
};

/** The kinds of ids that a reference to a file may mean. */
const KINDS: Partial<Record<CatalogueFileName, readonly string[]>> = { 'part-groups': ['part-groups', 'tree-nodes'] };

export const kindsOf = (file: CatalogueFileName): readonly string[] => KINDS[file] ?? [file];

/**
 * Resolves what the rows of the import name of a file: by ids of this import, by ids of earlier imports of the source, by
 * codes and names. Fills `r_<file>(ext, id)` with one row for each name.
 */
export async function resolveReferences(
  staging: Staging,
  to: CatalogueFileName,
  files: readonly CatalogueFileName[],
): Promise<void> {
  if (to === 'numbers') return resolveNumbers(staging, files);
  const resolved = stagingTable(staging, 'r', to);
  const kinds = kindsOf(to);
  const named = referencesTo(to, files).map(
    ({ file, column }) => `select "${column}" as ext from ${stagingTable(staging, 's', file)}`,
  );
  const own = kinds.map((kind) => `select ext, id from ${stagingTable(staging, 'id', kind)}`).join(' union all ');
  const natural = NATURAL_NAMES[to]?.(staging);
  await staging.session.execute(`
    drop table if exists ${resolved};
    create unlogged table ${resolved} as
    select distinct on (v.ext) v.ext, coalesce(own.id, past.id${natural === undefined ? '' : ', other.id'}) as id
    from (${named.length === 0 ? 'select null::text as ext' : named.join(' union ')}) v
    left join (${own}) own on own.ext = v.ext
    left join catalogue_id past on past.source_id = ${staging.sourceId} and past.external_id = v.ext
      and past.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
    ${
      natural === undefined
        ? ''
        : `left join (select lower(ext) as ext, min(id) as id from (${natural}) names(ext, id)
            group by lower(ext) having count(distinct id) = 1) other on other.ext = lower(v.ext)`
    }
    where v.ext is not null;
    analyze ${resolved};`);
}

/**
 * Numbers are named within a brand (`ctx`, 0 where none is known): by the supplier's id, by brand and key, or by the key
 * alone where one brand has it. `is_ambiguous` where several have.
 */
async function resolveNumbers(staging: Staging, files: readonly CatalogueFileName[]): Promise<void> {
  const resolved = stagingTable(staging, 'r', 'numbers');
  const named = referencesTo('numbers', files).map(({ file, column }) => {
    const { joins, ctx } = brandContext(staging, file);
    const key = file === 'part-rows' ? 's.number_key' : 'null';
    return `select ${ctx} as ctx, s."${column}" as ext, ${key} as key from ${stagingTable(staging, 's', file)} s ${joins}`;
  });
  await staging.session.execute(`
    drop table if exists ${resolved};
    create unlogged table ${resolved} as
    with v as materialized (
      select ctx, ext, coalesce(max(key), ${oeKeySql('ext')}) as key
      from (${named.length === 0 ? 'select 0 as ctx, null::text as ext, null::text as key' : named.join(' union all ')}) v
      where ext is not null group by ctx, ext
    ), by_key as (
      select v.ctx, v.ext, min(p.oe_id) filter (where p.brand_id = v.ctx) as of_brand, min(p.oe_id) as of_any,
        count(distinct p.oe_id) as found
      from v join (select oe_id, brand_id, oe_key from part
        union all select oe_id, brand_id, oe_key from ${stagingTable(staging, 'c', 'part')} where op = 'new') p on p.oe_key = v.key
      group by v.ctx, v.ext
    )
    select v.ctx, v.ext,
      coalesce(own.id, past.id, by_key.of_brand, case when by_key.found = 1 then by_key.of_any end) as id,
      by_key.found > 1 as is_ambiguous
    from v
    left join ${stagingTable(staging, 'id', 'numbers')} own on own.ext = v.ext
    left join catalogue_id past
      on past.source_id = ${staging.sourceId} and past.kind = 'numbers' and past.external_id = v.ext
    left join by_key on by_key.ctx = v.ctx and by_key.ext = v.ext;
    analyze ${resolved};`);
}

/** The brand in which a row of a file names a number. */
export function brandContext(staging: Staging, file: CatalogueFileName): { joins: string; ctx: string } {
  if (file === 'part-rows') {
    return {
      joins: `left join ${stagingTable(staging, 'r', 'assemblies')} ctx_ref on ctx_ref.ext = s.assembly
        left join ${stagingTable(staging, 'x', 'assembly_brand')} ctx on ctx.assembly_id = ctx_ref.id`,
      ctx: 'coalesce(ctx.brand_id, 0)',
    };
  }
  return {
    joins: `left join ${stagingTable(staging, 'r', 'brands')} ctx on ctx.ext = s.brand`,
    ctx: 'coalesce(ctx.id, 0)',
  };
}
