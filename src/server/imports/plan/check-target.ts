import { type Staging, stagingTable } from '../staging/staging.ts';
import type { Target } from '../targets/target.ts';
import { referencesOf } from './references.ts';
import { brandContext } from './resolve-references.ts';

/** The rows of a target's file that are good so far, with the joins that its columns need. Ends in a condition. */
function source(staging: Staging, target: Target, extraJoins = ''): string {
  const references = referencesOf(target.file).map(({ column, to }) =>
    to === 'numbers'
      ? `left join ${stagingTable(staging, 'r', to)} r_${column} on r_${column}.ext = s."${column}"
          and r_${column}.ctx = ${brandContext(staging, target.file).ctx}`
      : `left join ${stagingTable(staging, 'r', to)} r_${column} on r_${column}.ext = s."${column}"`,
  );
  const needsBrand = referencesOf(target.file).some(({ to }) => to === 'numbers');
  return `from ${stagingTable(staging, 's', target.file)} s
    ${needsBrand ? brandContext(staging, target.file).joins : ''}
    ${references.join('\n')}
    ${target.joins?.(staging) ?? ''}
    ${extraJoins}
    where ${target.rows ?? 'true'}
      and not exists (select from ${stagingTable(staging, 'x', 'problem')} p where p.table_no = s.table_no and p.line = s.line)`;
}

/** The good rows without references, which may not be resolved yet. */
function plainSource(staging: Staging, target: Target, joins: string): string {
  return `from ${stagingTable(staging, 's', target.file)} s ${joins}
    where ${target.rows ?? 'true'}
      and not exists (select from ${stagingTable(staging, 'x', 'problem')} p where p.table_no = s.table_no and p.line = s.line)`;
}

const externalId = (target: Target): string => target.externalId ?? 's.id';

/**
 * Gives every good row of a target with a kind its id: that of an earlier import, that of the same record of another
 * source, or a new one. A supplier's id that comes twice is refused from the second row on, unless the target's rows may
 * repeat their record.
 */
export async function assignIds(staging: Staging, target: Target, keepsIds: boolean): Promise<void> {
  if (target.kind === undefined) return;
  const ids = stagingTable(staging, 'id', target.kind);
  const [key = ''] = target.key;
  const newId = keepsIds
    ? `coalesce(substring(ext from '^[a-z-]*([0-9]+)$')::integer, nextval('catalogue_record_id'))`
    : `nextval('catalogue_record_id')`;
  const same =
    target.sameRecord === undefined
      ? 'null::integer'
      : `(select o.${key} from ${target.table} o where ${target.sameRecord} limit 1)`;
  const rows = stagingTable(staging, 'x', `${target.name}_ids`);
  const past = `left join catalogue_id past on past.source_id = ${staging.sourceId} and past.kind = '${target.kind}'
    and past.external_id = ${externalId(target)}`;
  await staging.session.execute(`
    drop table if exists ${rows}, ${ids};
    create unlogged table ${rows} as
    select s.table_no, s.line, ${externalId(target)} as ext, past.id as past_id,
      case when past.id is null then ${same} end as same_id,
      ${target.mayRepeat ?? 'false'} as may_repeat
    ${target.sameRecord?.includes('r_') === true ? source(staging, target, past) : plainSource(staging, target, past)};
    with repeated as (
      select ctid, row_number() over (partition by ext order by table_no, line) as n from ${rows}
      where ext in (select ext from ${rows} group by ext having count(*) > 1)
    ), removed as (
      delete from ${rows} where ctid in (select ctid from repeated where n > 1) returning table_no, line, ext, may_repeat
    )
    insert into ${stagingTable(staging, 'x', 'problem')} (table_no, line, field, code, detail)
    select table_no, line, 'id', 'duplicateId', ext from removed where not may_repeat;
    create unlogged table ${ids} as
    select table_no, line, ext, coalesce(past_id, same_id, ${newId})::integer as id, past_id is null as is_new,
      past_id is null and same_id is null as is_owner
    from ${rows};
    drop table ${rows};
    create index on ${ids} (ext);
    analyze ${ids};`);
}

/** Refuses rows whose references or contents are wrong, for the first reason that holds. */
export async function checkRows(staging: Staging, target: Target): Promise<void> {
  const references = referencesOf(target.file).map(({ field, column, to }) => {
    const code =
      to === 'numbers'
        ? `case when r_${column}.is_ambiguous then 'ambiguousNumber' else 'unknownReference' end`
        : `'unknownReference'`;
    return { field, code, detail: `s."${column}"`, when: `s."${column}" is not null and r_${column}.id is null` };
  });
  const checks = (target.checks ?? []).map(({ field, code, when, detail = 'null' }) => ({
    field,
    code: `'${code}'`,
    detail,
    when,
  }));
  const all = [...references, ...checks];
  if (all.length === 0) return;
  const ofFirst = (value: (check: (typeof all)[number]) => string) =>
    `case ${all.map((check) => `when ${check.when} then ${value(check)}`).join(' ')} end`;
  await staging.session.execute(`
    insert into ${stagingTable(staging, 'x', 'problem')} (table_no, line, field, code, detail)
    select distinct s.table_no, s.line, ${ofFirst(({ field }) => `'${field}'`)}, ${ofFirst(({ code }) => code)},
      ${ofFirst(({ detail }) => detail)}
    ${source(staging, target)} and (${all.map(({ when }) => `(${when})`).join(' or ')});`);
}

/** Takes back the ids of rows that were refused after they had got one. @returns how many */
export async function withdrawIds(staging: Staging, target: Target): Promise<number> {
  if (target.kind === undefined) return 0;
  const [row] = await staging.session.query<{ count: number }>(`
    with refused as (
      delete from ${stagingTable(staging, 'id', target.kind)} i using ${stagingTable(staging, 'x', 'problem')} p
      where p.table_no = i.table_no and p.line = i.line returning i.ext)
    select count(*)::integer as count from refused`);
  return row?.count ?? 0;
}

/** Brings the good rows into the shape of the target's table, and refuses those whose key comes twice. */
export async function shapeRows(staging: Staging, target: Target): Promise<void> {
  const shaped = stagingTable(staging, 'n', target.name);
  const own = target.kind === undefined ? '' : `, own_id.id as ${target.key[0]}`;
  const ownJoin =
    target.kind === undefined
      ? ''
      : `left join ${stagingTable(staging, 'id', target.kind)} own_id
          on own_id.table_no = s.table_no and own_id.line = s.line`;
  const blanks = Object.entries(target.columns).flatMap(([name, { blank }]) =>
    blank === undefined ? [] : [`${blank} as blank_${name}`],
  );
  const columns = Object.entries(target.columns).map(([name, { value }]) => `${value} as ${name}`);
  await staging.session.execute(`
    drop table if exists ${shaped};
    create unlogged table ${shaped} as
    select s.table_no, s.line${own}, ${[...columns, ...blanks].join(', ')} ${source(staging, target, ownJoin)};`);
  if (target.kind !== undefined) {
    await staging.session.execute(`delete from ${shaped} where ${target.key[0]} is null;`);
  } else {
    const key = target.key.join(', ');
    await staging.session.execute(`
      with twice as (
        delete from ${shaped} where ctid in (
          select ctid from (select ctid, row_number() over (partition by ${key} order by table_no, line) as n from ${shaped}) x
          where n > 1)
        returning table_no, line)
      insert into ${stagingTable(staging, 'x', 'problem')} (table_no, line, field, code)
      select table_no, line, 'id', 'duplicateRow' from twice;`);
  }
  await staging.session.execute(`analyze ${shaped};`);
}

/** The columns of a target's table that imports write, with its key. */
export function writtenColumns(target: Target): string[] {
  return [...new Set([...target.key, ...Object.keys(target.columns)])];
}

/** The condition that joins a row of a target to the live row with its key. */
export function sameKey(target: Pick<Target, 'key' | 'nullableKeys'>, one: string, other: string): string {
  return target.key
    .map((key) =>
      target.nullableKeys?.includes(key) === true
        ? `${one}.${key} is not distinct from ${other}.${key}`
        : `${one}.${key} = ${other}.${key}`,
    )
    .join(' and ');
}

/**
 * Compares the rows with the catalogue. A blank cell keeps the value that is there, unless the import is full. Fills
 * `c_<target>` with the new and changed rows. Records of other sources are left as they are. A source may name its own
 * record by several ids, as a number by its brand's id and by the brand's name: the first row counts.
 */
export async function compareRows(staging: Staging, target: Target): Promise<void> {
  const changes = stagingTable(staging, 'c', target.name);
  const values = Object.keys(target.columns).filter((name) => !target.key.includes(name));
  const valueSql = (name: string) => {
    const blank = target.columns[name]?.blank === undefined ? '' : `, n.blank_${name}`;
    return staging.isFull ? `coalesce(n.${name}${blank})` : `coalesce(n.${name}, l.${name}${blank})`;
  };
  const [firstKey = ''] = target.key;
  const isOthers =
    target.kind === undefined
      ? ''
      : `where not exists (select from ${stagingTable(staging, 'id', target.kind)} i where i.id = n.${firstKey} and i.is_new and not i.is_owner)
          and not exists (select from catalogue_id i where i.source_id = ${staging.sourceId} and i.kind = '${target.kind}'
            and i.id = n.${firstKey} and not i.is_owner)
          or exists (select from catalogue_id i where i.source_id = ${staging.sourceId} and i.kind = '${target.kind}'
            and i.id = n.${firstKey} and i.is_owner)`;
  const old = values.map((name) => `x.old_${name}`).join(', ');
  await staging.session.execute(`
    drop table if exists ${changes};
    create unlogged table ${changes} as
    select x.table_no, x.line, x.op, ${[...target.key, ...values].map((name) => `x.${name}`).join(', ')} from (
      select n.table_no, n.line, case when l.${firstKey} is null then 'new' else 'changed' end as op,
        ${[
          ...target.key.map((name) => `n.${name}`),
          ...values.map((name) => `${valueSql(name)} as ${name}`),
          ...values.map((name) => `l.${name} as old_${name}`),
        ].join(', ')}
      from ${stagingTable(staging, 'n', target.name)} n
      left join ${target.table} l on ${sameKey(target, 'n', 'l')} ${isOthers}
    ) x
    where x.op = 'new'${values.length === 0 ? '' : ` or (${values.map((name) => `x.${name}`).join(', ')}) is distinct from (${old})`};
    ${
      target.kind === undefined
        ? ''
        : `delete from ${changes} c using ${changes} first where first.${firstKey} = c.${firstKey}
            and (first.table_no, first.line) < (c.table_no, c.line);`
    }
    analyze ${changes};`);
}
