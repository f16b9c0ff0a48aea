import { type Staging, stagingTable } from '../staging/staging.ts';
import type { Target } from '../targets/target.ts';
import { targets } from '../targets/targets.ts';
import type { RunStep } from './check-import.ts';
import { sameKey } from './check-target.ts';

/** A foreign key of another table to a target's id. */
interface ForeignKey {
  table: string;
  column: string;
}

/**
 * Finds what the files of a full import no longer hold. A record that something else still needs is kept: an order or a
 * note of a user, or a record of another source. Fills `g_<target>` with the keys that go, in `kept_<target>` those kept.
 */
export async function findGone(run: RunStep): Promise<void> {
  for (const target of targets) await run((staging) => collectGone(staging, target));
  for (const target of targets.toReversed()) await run((staging) => keepNeeded(staging, target));
}

async function collectGone(staging: Staging, target: Target): Promise<void> {
  const gone = stagingTable(staging, 'g', target.name);
  const kept = stagingTable(staging, 'x', `kept_${target.name}`);
  const key = target.key.map((name) => `l.${name}`).join(', ');
  const hasFile = `exists (select from ${stagingTable(staging, 's', target.file)} where table_no > 0)`;
  const condition = goneCondition(staging, target);
  await staging.session.execute(`
    drop table if exists ${gone}, ${kept};
    create unlogged table ${gone} as
    select ${key} from ${target.table} l where ${staging.isFull && condition !== undefined ? `${hasFile} and ${condition}` : 'false'};
    create unlogged table ${kept} as select * from ${gone} where false;
    analyze ${gone};`);
}

/** Over the live row `l`; undefined for rows that belong to another record and go with it. */
function goneCondition(staging: Staging, target: Target): string | undefined {
  const { kind, key, hasSource } = target;
  if (kind !== undefined) {
    const ids = stagingTable(staging, 'id', kind);
    return `exists (select from catalogue_id i where i.source_id = ${staging.sourceId} and i.kind = '${kind}'
        and i.id = l.${key[0]} and i.is_owner)
      and not exists (select from ${ids} i where i.id = l.${key[0]})
      and not exists (select from catalogue_id i where i.source_id <> ${staging.sourceId} and i.kind = '${kind}' and i.id = l.${key[0]})`;
  }
  if (hasSource !== true) return undefined;
  return `l.source_id = ${staging.sourceId}
    and not exists (select from ${stagingTable(staging, 'n', target.name)} n where ${sameKey(target, 'n', 'l')})`;
}

async function keepNeeded(staging: Staging, target: Target): Promise<void> {
  if (target.kind === undefined || !staging.isFull) return;
  const gone = stagingTable(staging, 'g', target.name);
  const kept = stagingTable(staging, 'x', `kept_${target.name}`);
  const [key = ''] = target.key;
  const foreignKeys = await foreignKeysTo(staging, target.table);
  for (const { table, column } of foreignKeys) await keepNamed(staging, { gone, key, table, column });
  for (const { table, column } of foreignKeys) {
    const goesToo = targets
      .filter((other) => other.table === table)
      .map(
        (other) =>
          `and not exists (select from ${stagingTable(staging, 'g', other.name)} gc where ${sameKey(other, 'gc', 'child')})`,
      );
    await staging.session.execute(`
      with needed as (
        delete from ${gone} g where exists (select from ${table} child where child.${column} = g.${key} ${goesToo.join(' ')})
        returning g.*)
      insert into ${kept} select * from needed;`);
  }
}

/** What other rows of the import name is in its files after all: a number of the parts books that its own file lacks. */
async function keepNamed(
  staging: Staging,
  { gone, key, table, column }: ForeignKey & { gone: string; key: string },
): Promise<void> {
  for (const { name } of targets.filter((other) => other.table === table))
    await staging.session.execute(
      `delete from ${gone} g using ${stagingTable(staging, 'n', name)} n where n.${column} = g.${key}`,
    );
}

/** Tables whose rows go with their record are left out: see `ownedTables`. */
async function foreignKeysTo(staging: Staging, table: string): Promise<ForeignKey[]> {
  const rows = await staging.session.query<ForeignKey>(
    `select c.conrelid::regclass::text as "table", a.attname::text as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = $1::regclass and c.confdeltype = 'a' and cardinality(c.conkey) = 1
        and c.conparentid = 0`,
    [table],
  );
  return rows.filter((row) => !ownedTables(table).includes(row.table));
}

/** Tables whose rows belong to a record and are deleted with it. */
export function ownedTables(table: string): readonly string[] {
  return OWNED[table] ?? [];
}

const OWNED: Record<string, readonly string[]> = {
  std_part: ['std_part_name', 'std_part_zone', 'std_part_relation', 'cov_tree_part'],
  cov_tree_node: ['cov_tree_part'],
  vehicle: ['vin_rule', 'vehicle_announcement', 'vehicle_configuration', 'where_used'],
  vehicle_group: ['maintain_plan'],
  part: ['part_price', 'e_price', 'replacement', 'where_used'],
  aft_part: ['aft_price'],
  brand: ['of_brand'],
};
