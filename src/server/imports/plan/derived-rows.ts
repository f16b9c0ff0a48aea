import { type Staging, stagingTable } from '../staging/staging.ts';
import { oeKeySql } from '../targets/oe-key.ts';

/**
 * Rows that follow from others and have table number 0: the names of standard parts, and standard parts for names that
 * neither the catalogue nor the import knows, in the part group of the sheet where they stand.
 */
export async function deriveStandardParts(staging: Staging): Promise<void> {
  const s = (name: 'standard-parts' | 'standard-part-names' | 'part-groups' | 'numbers' | 'part-rows' | 'assemblies') =>
    stagingTable(staging, 's', name);
  const forms = stagingTable(staging, 'x', 'forms');
  await staging.session.execute(`
    insert into ${s('standard-parts')} (table_no, line, id, "group", name, name_en)
    select 0, row_number() over (order by u.norm), '~' || u.norm, coalesce(min(u.part_group), '~unsorted'), min(u.name),
      coalesce(min(u.name_en), min(u.name))
    from (
      select forms.norm, n.name, n.name_en, coalesce(a.part_group, '#' || live.part_group_id) as part_group
      from (
        select number, name, name_en, null::text as assembly, brand from ${s('numbers')} where standard_part is null
        union all select number, name, name_en, assembly, null from ${s('part-rows')} where name is not null
      ) n
      join ${forms} forms on forms.name = n.name
      left join ${s('assemblies')} a on a.id = n.assembly
      left join catalogue_id known on known.source_id = ${staging.sourceId} and known.kind = 'assemblies'
        and known.external_id = n.assembly
      left join assembly live on live.assembly_id = known.id
      where n.brand is null or not exists (${numberOfOthers(staging)})
    ) u
    where not exists (select from std_part_name k where k.norm = u.norm)
      and not exists (select from ${s('standard-parts')} p join ${forms} f on f.name in (p.name, p.name_en) where f.norm = u.norm)
      and not exists (select from ${s('standard-part-names')} p join ${forms} f on f.name = p.name where f.norm = u.norm)
    group by u.norm;

    insert into ${s('part-groups')} (table_no, line, id, tree, parent, name, name_en)
    select 0, v.line, v.id, 'passenger', v.parent, v.zh, v.en
    from (values (1, '~other', null, '其他', 'Other'), (2, '~unsorted', '~other', '未分组', 'Not sorted')) v(line, id, parent, zh, en)
    where exists (select from ${s('standard-parts')} where "group" = '~unsorted');

    insert into ${s('standard-part-names')} (table_no, line, standard_part, name, language)
    select 0, row_number() over (), id, name, language from (
      select distinct on (id, name) id, name, language from (
        select id, name, 'name' as language, 1 as rank from ${s('standard-parts')}
        union all select id, name_en, 'en', 2 from ${s('standard-parts')} where name_en is not null
      ) both_names order by id, name, rank
    ) names
    where not exists (select from ${s('standard-part-names')} given where given.standard_part = names.id and given.name = names.name);`);
}

/** The number `n` of a brand, if the catalogue has it from another source: it has its standard part, and keeps it. */
function numberOfOthers({ sourceId }: Staging): string {
  return `select from part p join brand b on b.brand_id = p.brand_id
    where p.oe_key = ${oeKeySql('n.number')}
      and (lower(n.brand) in (lower(b.name_zh), lower(b.name_en), lower(b.brand_code))
        or exists (select from catalogue_id i where i.source_id = ${sourceId} and i.kind = 'brands'
          and i.external_id = n.brand and i.id = b.brand_id))
      and not exists (select from catalogue_id i where i.source_id = ${sourceId} and i.kind = 'numbers'
        and i.id = p.oe_id and i.is_owner)`;
}

/** Numbers that only rows of the parts books name, under the brand of their vehicle. */
export async function deriveNumbers(staging: Staging): Promise<void> {
  const numbers = stagingTable(staging, 's', 'numbers');
  await staging.session.execute(`
    insert into ${numbers} (table_no, line, id, brand, number, name, name_en)
    select 0, row_number() over (), '#' || brand_id || '/' || key, '#' || brand_id, number, name, name_en from (
      select distinct on (ctx.brand_id, key) ctx.brand_id, key, r.number, r.name, r.name_en
      from (select *, ${oeKeySql('number')} as key from ${stagingTable(staging, 's', 'part-rows')} where name is not null) r
      join ${stagingTable(staging, 'r', 'assemblies')} a on a.ext = r.assembly
      join ${stagingTable(staging, 'x', 'assembly_brand')} ctx on ctx.assembly_id = a.id
      where key <> ''
        and not exists (select from ${numbers} n where n.id = r.number)
        and not exists (select from ${numbers} n where ${oeKeySql('n.number')} = r.key)
        and not exists (select from catalogue_id k where k.source_id = ${staging.sourceId} and k.kind = 'numbers'
          and k.external_id = r.number)
        and not exists (select from part p where p.oe_key = r.key)
      order by ctx.brand_id, key, r.line
    ) found;`);
}
