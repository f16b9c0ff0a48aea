import type { ImportPlan, PlannedRefusal, PlannedTarget, PriceMoves } from '../../../contract/imports/import-plan.ts';
import { type Written, written } from '../publish/written.ts';
import { type ProblemTable, type Staging, stagingTable } from '../staging/staging.ts';
import { sameKey } from './check-target.ts';
import { derivedTables } from './derived-rows.ts';
import { listLostZeros, listTouchedOrders } from './number-findings.ts';
import { listOlderPrices } from './older-prices.ts';
import { COUNTRY_COLUMNS, PROVINCE_COLUMNS } from './price-columns.ts';

const SAMPLES = 10;

/** What publishing would do, counted and with samples. */
export async function buildPlan(
  staging: Staging,
  { replacesNewer }: { replacesNewer: boolean },
): Promise<Omit<ImportPlan, 'columns' | 'files' | 'leftOut' | 'tables' | 'total'>> {
  const targets: PlannedTarget[] = [];
  for (const target of written) {
    const planned = await planTarget(staging, target);
    if (planned !== undefined) targets.push(planned);
  }
  return {
    targets,
    refused: await listRefusals(staging, 'problem'),
    leftOutValues: await listRefusals(staging, 'left_out_value'),
    priceMoves: await countPriceMoves(staging),
    newStandardParts: await listNewStandardParts(staging),
    cycles: await listCycles(staging),
    emptyHotspots: await listEmptyHotspots(staging),
    workOrders: await listTouchedOrders(staging),
    lostZeros: await listLostZeros(staging),
    olderPrices: await listOlderPrices(staging, replacesNewer),
    keptGone: await countKept(staging),
  };
}

async function planTarget(staging: Staging, target: Written): Promise<PlannedTarget | undefined> {
  const { session } = staging;
  const changes = stagingTable(staging, 'c', target.name);
  const isPrice = target.name === 'part_price' || target.name === 'e_price';
  const [counts] = await session.query<{ added: number; changed: number; rows: number; gone: number }>(`
    select count(*) filter (where op = 'new')::integer as added, count(*) filter (where op = 'changed')::integer as changed,
      (select ${isPrice ? 'count(distinct oe_id)' : 'count(*)'} from ${stagingTable(staging, 'n', target.name)})::integer as rows,
      ${isPrice ? '0' : `(select count(*) from ${stagingTable(staging, 'g', target.name)})::integer`} as gone
    from ${changes}`);
  const { added = 0, changed = 0, rows = 0, gone = 0 } = counts ?? {};
  if (rows + gone === 0) return undefined;
  const samples = await session.query<PlannedTarget['samples'][number]>(`
    select c.op, c.line, to_jsonb(c) - 'table_no' - 'line' - 'op' as after,
      case when c.op = 'changed' then to_jsonb(l) end as before
    from (select * from ${changes} where op = 'changed' order by line limit ${SAMPLES}) c
    left join ${target.table} l on ${sameKey(target, 'c', 'l')}
    union all
    select c.op, c.line, to_jsonb(c) - 'table_no' - 'line' - 'op', null
    from (select * from ${changes} where op = 'new' order by line limit ${SAMPLES}) c`);
  return { name: target.name, new: added, changed, same: rows - added - changed, gone, samples: samples.map(shorten) };
}

/** Pictures and long texts have no place in a sample; of a changed row only the fields that differ. */
function shorten(sample: PlannedTarget['samples'][number]): PlannedTarget['samples'][number] {
  const after: Record<string, unknown> = {};
  const before: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sample.after)) {
    const old = sample.before?.[name];
    if (sample.before !== null && JSON.stringify(old) === JSON.stringify(value)) continue;
    after[name] = brief(value);
    if (sample.before !== null) before[name] = brief(old);
  }
  return { ...sample, after, before: sample.before === null ? null : before };
}

function brief(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text !== undefined && text.length > 120 ? `${text.slice(0, 120)}…` : value;
}

/** Causes before their consequences. */
function listRefusals(staging: Staging, table: ProblemTable): Promise<PlannedRefusal[]> {
  const problems = stagingTable(staging, 'x', table);
  return staging.session.query(`
    select table_no as "tableNo", field, code, count(distinct line)::integer as rows, min(line) as "firstLine",
      (array_agg(detail order by line) filter (where detail is not null and is_new))[1:3] as details,
      (array_agg(cause_table order by line))[1] as "causeTable", (array_agg(cause_line order by line))[1] as "causeLine"
    from (
      select *, row_number() over (partition by table_no, field, code, detail order by line) = 1 as is_new
      from ${problems} where table_no > 0
    ) problems group by table_no, field, code
    order by code = 'refusedReference', rows desc, table_no, min(line) limit 100`);
}

/** How far prices move, by the greatest move of a number in any province. */
async function countPriceMoves(staging: Staging): Promise<PriceMoves> {
  const shares = [
    ...PROVINCE_COLUMNS.map(
      (column) => `(select max(abs(u.after - u.before)::numeric / nullif(u.before, 0))
        from unnest(c.${column}, l.${column}) u(after, before))`,
    ),
    ...COUNTRY_COLUMNS.map((column) => `abs(c.${column} - l.${column})::numeric / nullif(l.${column}, 0)`),
  ];
  const [row] = await staging.session.query<PriceMoves>(`
    with moves as (
      select c.oe_id, greatest(${shares.join(', ')}) as share
      from ${stagingTable(staging, 'c', 'part_price')} c join part_price l using (oe_id) where c.op = 'changed')
    select count(*) filter (where share > 0 and share <= 0.05)::integer as "upTo5",
      count(*) filter (where share > 0.05 and share <= 0.2)::integer as "upTo20",
      count(*) filter (where share > 0.2 and share <= 0.5)::integer as "upTo50",
      count(*) filter (where share > 0.5)::integer as "above50"
    from moves`);
  return row ?? { upTo5: 0, upTo20: 0, upTo50: 0, above50: 0 };
}

/** Names that no alias knows become standard parts of their own. A number without a row of a parts book counts as one. */
async function listNewStandardParts(staging: Staging): Promise<ImportPlan['newStandardParts']> {
  const rows = await staging.session.query<{ name: string; rows: number; total: number }>(`
    with added as (
      select std_part_id, name_zh as name from ${stagingTable(staging, 'c', 'std_part')}
      where table_no = ${derivedTables['standard-parts']} and op = 'new'
    ), numbers as (
      select n.oe_id, n.std_part_id from ${stagingTable(staging, 'c', 'part')} n join added using (std_part_id)
    ), counted as (
      select oe_id, count(*) as rows from ${stagingTable(staging, 'n', 'fit')} join numbers using (oe_id) group by oe_id
    )
    select added.name, coalesce(sum(greatest(counted.rows, 1)), 0)::integer as rows, count(*) over ()::integer as total
    from added left join numbers using (std_part_id) left join counted using (oe_id)
    group by added.std_part_id, added.name order by 2 desc, 1 limit ${SAMPLES}`);
  return { count: rows[0]?.total ?? 0, samples: rows.map(({ name, rows: ofName }) => ({ name, rows: ofName })) };
}

/** Replacements that lead back to the number that they replace. */
async function listCycles(staging: Staging): Promise<ImportPlan['cycles']> {
  const changes = stagingTable(staging, 'c', 'replacement');
  const rows = await staging.session.query<{ line: number; total: number }>(`
    with recursive edges as (
      select old_oe_id, new_oe_id from ${changes} where kind <> 'interchangeable'
      union select old_oe_id, new_oe_id from replacement where kind <> 'interchangeable'
    ), walk as (
      select c.line, c.old_oe_id as start, c.new_oe_id as at, 1 as depth from ${changes} c where c.kind <> 'interchangeable'
      union select w.line, w.start, e.new_oe_id, w.depth + 1 from walk w join edges e on e.old_oe_id = w.at
        where w.depth < 20 and w.at <> w.start
    )
    select line, count(*) over ()::integer as total from (select distinct line from walk where at = start) found
    order by line limit ${SAMPLES}`);
  return { count: rows[0]?.total ?? 0, lines: rows.map(({ line }) => line) };
}

/** Hotspots whose callout has no row in any assembly of their drawing: those that share it need not have all its parts. */
async function listEmptyHotspots(staging: Staging): Promise<ImportPlan['emptyHotspots']> {
  const assemblies = stagingTable(staging, 's', 'assemblies');
  const rows = await staging.session.query<{ drawing: string; callout: string; total: number }>(`
    select h.drawing, h.callout, count(*) over ()::integer as total
    from (
      select distinct drawing, callout from ${stagingTable(staging, 's', 'hotspots')} h
      where not exists (select from ${stagingTable(staging, 'x', 'problem')} p where p.table_no = h.table_no and p.line = h.line)
    ) h
    where exists (select from ${assemblies} a where a.drawing = h.drawing)
      and not exists (select from ${assemblies} a join ${stagingTable(staging, 's', 'part-rows')} r on r.assembly = a.id
        where a.drawing = h.drawing and r.callout = h.callout)
      and not exists (select from ${assemblies} a join catalogue_id i on i.source_id = ${staging.sourceId}
          and i.kind = 'assemblies' and i.external_id = a.id
        join fit f on f.assembly_id = i.id where a.drawing = h.drawing and f.callout = h.callout)
    order by h.drawing, h.callout limit ${SAMPLES}`);
  return { count: rows[0]?.total ?? 0, samples: rows.map(({ drawing, callout }) => `${drawing} ${callout}`) };
}

async function countKept(staging: Staging): Promise<ImportPlan['keptGone']> {
  const kept: Record<string, number> = {};
  for (const { name, kind } of written) {
    if (kind === undefined) continue;
    const [row] = await staging.session.query<{ count: number }>(
      `select count(*)::integer as count from ${stagingTable(staging, 'x', `kept_${name}`)}`,
    );
    if ((row?.count ?? 0) > 0) kept[name] = row?.count ?? 0;
  }
  return kept;
}
