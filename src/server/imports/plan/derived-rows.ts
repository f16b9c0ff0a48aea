import { DERIVED_CODE_MARK } from '../../../contract/parts/rules.ts';
import { type Staging, stagingTable } from '../staging/staging.ts';

/**
 * The table numbers of rows that follow from others. Each file has its own, so that a problem with a line of one is none of
 * the same line of another.
 */
export const derivedTables = {
  'standard-parts': 0,
  'part-groups': -1,
  'standard-part-names': -2,
  numbers: -3,
} as const;

/**
 * Rows that follow from others: the names of standard parts, and standard parts for names that
 * neither the catalogue nor the import knows in the class of the assembly, in its part group. A truck's oil filter is
 * another standard part than a car's.
 */
export async function deriveStandardParts(staging: Staging): Promise<void> {
  const s = (name: 'standard-parts' | 'standard-part-names' | 'part-groups' | 'numbers' | 'part-rows' | 'assemblies') =>
    stagingTable(staging, 's', name);
  const forms = stagingTable(staging, 'x', 'forms');
  const classes = stagingTable(staging, 'x', 'group_class');
  await fillGroupClasses(staging, classes);
  await staging.session.execute(`
    insert into ${s('standard-parts')} (table_no, line, id, "group", name, name_en)
    with named as (
      select forms.norm, classes.vehicle_class, coalesce(min(n.part_group), '~unsorted') as part_group, min(n.name) as name,
        coalesce(min(n.name_en), min(n.name)) as name_en
      from (
        select n.name, n.name_en, null::text as part_group from ${s('numbers')} n
        where n.standard_part is null and (n.brand is null or not exists (${numberOfOthers(staging)}))
        union select r.name, r.name_en, coalesce(a.part_group, '#' || live.part_group_id)
        from ${s('part-rows')} r
        left join ${s('assemblies')} a on a.id = r.assembly
        left join catalogue_id known on known.source_id = ${staging.sourceId} and known.kind = 'assemblies'
          and known.external_id = r.assembly
        left join assembly live on live.assembly_id = known.id
        where r.name is not null
      ) n
      join ${forms} forms on forms.name = n.name
      left join ${classes} classes on classes.ext = n.part_group
      group by forms.norm, classes.vehicle_class
    ), placed as (
      select norm from named where vehicle_class is not null
    )
    select ${derivedTables['standard-parts']}, row_number() over (order by u.norm, u.vehicle_class),
      '${DERIVED_CODE_MARK}' || case when u.vehicle_class = 'B' then 'B/' else '' end || u.norm,
      u.part_group, u.name, u.name_en
    from named u
    where (u.vehicle_class is not null or u.norm not in (select norm from placed))
      and not exists (
        select from std_part_name k join std_part p using (std_part_id) join part_group g using (part_group_id)
        where k.norm = u.norm and g.vehicle_class = coalesce(u.vehicle_class, g.vehicle_class))
      and not exists (
        select from ${s('standard-parts')} p join ${forms} f on f.name in (p.name, p.name_en)
        left join ${classes} g on g.ext = p."group"
        where f.norm = u.norm and coalesce(g.vehicle_class = u.vehicle_class, true))
      and not exists (
        select from ${s('standard-part-names')} n join ${forms} f on f.name = n.name
        left join ${s('standard-parts')} p on p.id = n.standard_part left join ${classes} g on g.ext = p."group"
        where f.norm = u.norm and coalesce(g.vehicle_class = u.vehicle_class, true));

    insert into ${s('part-groups')} (table_no, line, id, tree, parent, name, name_en)
    select ${derivedTables['part-groups']}, v.line, v.id, 'passenger', v.parent, v.zh, v.en
    from (values (1, '~other', null, '其他', 'Other'), (2, '~unsorted', '~other', '未分组', 'Not sorted')) v(line, id, parent, zh, en)
    where exists (select from ${s('standard-parts')} where "group" = '~unsorted');

    insert into ${s('standard-part-names')} (table_no, line, standard_part, name, language)
    select ${derivedTables['standard-part-names']}, row_number() over (), id, name, language from (
      select distinct on (id, name) id, name, language from (
        select id, name, 'name' as language, 1 as rank from ${s('standard-parts')}
        union all select id, name_en, 'en', 2 from ${s('standard-parts')} where name_en is not null
      ) both_names order by id, name, rank
    ) names
    where not exists (select from ${s('standard-part-names')} given where given.standard_part = names.id and given.name = names.name);`);
}

/** The class of each part group that assemblies and standard parts name: by the import, an earlier one, or its code. */
async function fillGroupClasses(staging: Staging, classes: string): Promise<void> {
  const s = (name: 'part-groups' | 'standard-parts' | 'assemblies') => stagingTable(staging, 's', name);
  await staging.session.execute(`
    drop table if exists ${classes};
    create unlogged table ${classes} as
    select v.ext, coalesce(
        (select case g.tree when 'truck' then 'B' else 'C' end from ${s('part-groups')} g
          where g.id = v.ext and g.tree in ('passenger', 'truck') limit 1),
        (select g.vehicle_class from catalogue_id k join part_group g on g.part_group_id = k.id
          where k.source_id = ${staging.sourceId} and k.kind = 'part-groups' and k.external_id = v.ext),
        (select min(g.vehicle_class) from part_group g where lower(g.code) = lower(v.ext)),
        (select g.vehicle_class from part_group g where '#' || g.part_group_id = v.ext)) as vehicle_class
    from (
      select part_group as ext from ${s('assemblies')} union select "group" from ${s('standard-parts')}
      union select '#' || part_group_id from part_group
    ) v where v.ext is not null;
    create index on ${classes} (ext); analyze ${classes};`);
}

/**
 * Removes derived standard parts that no number uses, because the rows that named them were refused or resolved to another
 * standard part, and with the last of them their part groups. Runs after all files are checked.
 */
export async function dropUnusedStandardParts(staging: Staging): Promise<void> {
  const c = (name: string) => stagingTable(staging, 'c', name);
  const n = (name: string) => stagingTable(staging, 'n', name);
  await staging.session.execute(`
    with dropped as (
      delete from ${c('std_part')} p using ${stagingTable(staging, 'id', 'standard-parts')} i
      where i.id = p.std_part_id and i.table_no = ${derivedTables['standard-parts']} and p.op = 'new'
        and not exists (select from ${c('part')} n where n.std_part_id = p.std_part_id)
      returning p.std_part_id
    ), unnamed as (
      delete from ${c('std_part_name')} n using dropped where n.std_part_id = dropped.std_part_id
    ), uncounted as (
      delete from ${n('std_part')} n using dropped where n.std_part_id = dropped.std_part_id
    ), uncounted_names as (
      delete from ${n('std_part_name')} n using dropped where n.std_part_id = dropped.std_part_id
    )
    delete from ${stagingTable(staging, 'id', 'standard-parts')} i using dropped where i.id = dropped.std_part_id;

    with derived as (
      select id from ${stagingTable(staging, 'id', 'part-groups')} where table_no = ${derivedTables['part-groups']} and is_new
    ), unused as (
      select id from derived where not exists (
        select from ${c('std_part')} p join derived d on d.id = p.part_group_id)
    ), dropped as (
      delete from ${c('part_group')} g using unused where g.part_group_id = unused.id
    ), uncounted as (
      delete from ${n('part_group')} n using unused where n.part_group_id = unused.id
    )
    delete from ${stagingTable(staging, 'id', 'part-groups')} i using unused where i.id = unused.id;`);
}

/** The number `n` of a brand, if the catalogue has it from another source: it has its standard part, and keeps it. */
function numberOfOthers({ sourceId }: Staging): string {
  return `select from part p join brand b on b.brand_id = p.brand_id
    where p.oe_key = n.number_key
      and (lower(n.brand) in (lower(b.name_zh), lower(b.name_en), lower(b.brand_code))
        or exists (select from catalogue_id i where i.source_id = ${sourceId} and i.kind = 'brands'
          and i.external_id = n.brand and i.id = b.brand_id))
      and not exists (select from catalogue_id i where i.source_id = ${sourceId} and i.kind = 'numbers'
        and i.id = p.oe_id and i.is_owner)`;
}

/**
 * Numbers that only rows of the parts books name, under the brand of their vehicle. A row that is refused elsewhere, such as
 * one of a price list without a price, does not take the number from them.
 */
export async function deriveNumbers(staging: Staging): Promise<void> {
  const numbers = stagingTable(staging, 's', 'numbers');
  const isGood = `not exists (select from ${stagingTable(staging, 'x', 'problem')} p
    where p.table_no = n.table_no and p.line = n.line)`;
  await staging.session.execute(`
    insert into ${numbers} (table_no, line, id, brand, number, name, name_en)
    select ${derivedTables.numbers}, row_number() over (), '#' || brand_id || '/' || key, '#' || brand_id, number, name, name_en from (
      select distinct on (ctx.brand_id, key) ctx.brand_id, r.number_key as key, r.number, r.name, r.name_en
      from ${stagingTable(staging, 's', 'part-rows')} r
      join ${stagingTable(staging, 'r', 'assemblies')} a on a.ext = r.assembly
      join ${stagingTable(staging, 'x', 'assembly_brand')} ctx on ctx.assembly_id = a.id
      where r.name is not null and r.number_key <> ''
        and not exists (select from ${numbers} n where n.id = r.number and ${isGood})
        and not exists (select from ${numbers} n where n.number_key = r.number_key and ${isGood})
        and not exists (select from catalogue_id k where k.source_id = ${staging.sourceId} and k.kind = 'numbers'
          and k.external_id = r.number)
        and not exists (select from part p where p.oe_key = r.number_key)
      order by ctx.brand_id, key, r.line
    ) found;`);
}
