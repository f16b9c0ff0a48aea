import pg from 'pg';

export interface Size {
  partRows: number;
  vehicles: number;
}

/** SQL function that shifts letters and Chinese characters, so that a search for the original text misses the copy. */
const SHIFT_TEXT = `
  create or replace function bench_shift(original text, copy integer) returns text language sql immutable as $$
    select string_agg(
      case
        when ch between 'a' and 'z' then chr(97 + (ascii(ch) - 97 + copy) % 26)
        when ch between 'A' and 'Z' then chr(65 + (ascii(ch) - 65 + copy) % 26)
        when ascii(ch) between 19968 and 39000 then chr(ascii(ch) + copy * 7)
        else ch
      end, '' order by place)
    from unnest(string_to_array(original, null)) with ordinality as letter(ch, place)
  $$`;

/** A copy's VINs have each of these characters replaced by the one that is as many places further as the copy's number. */
const VIN_LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

interface CopiedTable {
  table: string;
  id: string;
  /** Columns that refer to another table, with its name. */
  references: Record<string, string>;
  /** SQL for columns that must differ in a copy, whose number is $1. */
  changed?: Record<string, string>;
}

const shifted = (column: string) => `bench_shift(${column}, $1::integer)`;
// Names such as 308 and 5系 have digits, which shift too.
const shiftedName = (column: string) =>
  `translate(${shifted(column)}, '0123456789', substr('01234567890123456789', 1 + $1::integer % 10, 10))`;
// A prefix keeps numbers that start alike in the original alike in the copy, and apart from other copies.
const prefixed = (column: string) => `chr(64 + $1::integer) || ${column}`;

const copied: readonly CopiedTable[] = [
  {
    table: 'family',
    id: 'family_id',
    references: {},
    changed: {
      name_zh: shiftedName('name_zh'),
      name_en: shiftedName('name_en'),
      search_text: shiftedName('search_text'),
    },
  },
  { table: 'vehicle_group', id: 'group_id', references: { family_id: 'family' } },
  {
    table: 'vehicle',
    id: 'vehicle_id',
    references: { group_id: 'vehicle_group' },
    changed: {
      name_zh: shifted('name_zh'),
      name_en: shifted('name_en'),
      announcement: prefixed('announcement'),
      announcement_key: prefixed('announcement_key'),
      factory_code: prefixed('factory_code'),
    },
  },
  {
    table: 'vin_rule',
    id: 'vin_rule_id',
    references: { vehicle_id: 'vehicle' },
    changed: {
      prefix: `left(prefix, 3) || translate(substr(prefix, 4), '${VIN_LETTERS}',
        substr('${VIN_LETTERS}', 1 + $1::integer) || left('${VIN_LETTERS}', $1::integer))`,
    },
  },
  { table: 'assembly', id: 'assembly_id', references: { group_id: 'vehicle_group' } },
  { table: 'part', id: 'oe_id', references: {}, changed: { oe: prefixed('oe'), oe_key: prefixed('oe_key') } },
  { table: 'fit', id: 'fit_id', references: { assembly_id: 'assembly', oe_id: 'part' } },
  { table: 'replacement', id: '', references: { old_oe_id: 'part', new_oe_id: 'part' } },
  {
    table: 'aft_part',
    id: 'aft_part_id',
    references: { oe_id: 'part' },
    changed: { number: prefixed('number'), number_key: prefixed('number_key') },
  },
  { table: 'part_price', id: '', references: { oe_id: 'part' } },
];

/**
 * Copies the demo catalogue inside the database until it has that many part rows. Vehicles, VINs, names and numbers of a
 * copy are its own; drawings and the tree of standard parts are shared.
 */
export async function growCatalogue(url: string, partRows: number): Promise<Size> {
  // Not the server's pool, whose statements time out after seconds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(SHIFT_TEXT);
    await client.query(
      'create table if not exists bench_original (table_name text primary key, last_id integer not null)',
    );
    await saveOriginalIds(client);
    // Skips the foreign key checks: the ids of a copy are shifted together.
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query('select last_id from bench_original where table_name = $1', ['fit']);
    const original = Number(rows[0]?.last_id);
    const done = Math.round((await sizeOf(client)).partRows / original);
    for (let copy = done; copy * original < partRows; copy += 1)
      for (const table of copied) await copyInto(client, table, copy);
    await client.query('vacuum analyze');
    return await sizeOf(client);
  } finally {
    await client.end();
  }
}

/** Saves the last id of each table: a copy's ids are shifted by that, times its number. */
async function saveOriginalIds(client: pg.Client): Promise<void> {
  for (const { table, id } of copied) {
    if (id === '') continue;
    await client.query(
      `insert into bench_original select '${table}', max(${id}) from ${table} on conflict (table_name) do nothing`,
    );
  }
}

async function copyInto(
  client: pg.Client,
  { table, id, references, changed = {} }: CopiedTable,
  copy: number,
): Promise<void> {
  const last = (of: string) => `(select last_id from bench_original where table_name = '${of}')`;
  const moved = Object.entries(id === '' ? references : { ...references, [id]: table }).map(
    ([column, of]) => [column, `${column} + ${last(of)} * $1::integer`] as const,
  );
  const set = new Map([...moved, ...Object.entries(changed)]);
  const [key, of] = id === '' ? (Object.entries(references)[0] ?? ['', '']) : [id, table];
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position',
    [table],
  );
  const values = rows.map(({ name }) => set.get(name) ?? name);
  await client.query(
    `insert into ${table} (${rows.map(({ name }) => name).join(', ')})
    select ${values.join(', ')} from ${table} where ${key} <= ${last(of)} and $1::integer > 0`,
    [copy],
  );
}

async function sizeOf(client: pg.Client): Promise<Size> {
  const { rows } = await client.query(
    'select (select count(*)::integer from fit) as fits, (select count(*)::integer from vehicle) as vehicles',
  );
  return { partRows: Number(rows[0]?.fits), vehicles: Number(rows[0]?.vehicles) };
}
