import pg from 'pg';

/** How many rows the parts books have, and how many vehicles there are. */
export interface Size {
  partRows: number;
  vehicles: number;
}

/** Texts that are to be found by nobody who looks for the original: letters and Chinese characters move on, digits stay. */
const OTHER_WORDS = `
  create or replace function bench_other(said text, copy integer) returns text language sql immutable as $$
    select string_agg(
      case
        when ch between 'a' and 'z' then chr(97 + (ascii(ch) - 97 + copy) % 26)
        when ch between 'A' and 'Z' then chr(65 + (ascii(ch) - 65 + copy) % 26)
        when ascii(ch) between 19968 and 39000 then chr(ascii(ch) + copy * 7)
        else ch
      end, '' order by place)
    from unnest(string_to_array(said, null)) with ordinality as letter(ch, place)
  $$`;

/** The characters of a VIN in a row, so that a copy's are others: each moves on by as many places as the copy's number. */
const VIN_LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

interface Copied {
  table: string;
  id: string;
  /** Columns that hold an id of another table, by the table. */
  references: Record<string, string>;
  /** Columns that must be others in a copy, as SQL over the original's and the copy's number $1. */
  changed?: Record<string, string>;
}

const other = (column: string) => `bench_other(${column}, $1::integer)`;
// 308 and 5系 are names too: a copy's are other numbers, as no two makers call their cars alike.
const otherNumber = (column: string) =>
  `translate(${other(column)}, '0123456789', substr('01234567890123456789', 1 + $1::integer % 10, 10))`;
// In front, so that numbers that begin alike in the original begin alike in the copy, and with no other copy's.
const before = (column: string) => `chr(64 + $1::integer) || ${column}`;

const copied: readonly Copied[] = [
  {
    table: 'family',
    id: 'family_id',
    references: {},
    changed: {
      name_zh: otherNumber('name_zh'),
      name_en: otherNumber('name_en'),
      search_text: otherNumber('search_text'),
    },
  },
  { table: 'vehicle_group', id: 'group_id', references: { family_id: 'family' } },
  {
    table: 'vehicle',
    id: 'vehicle_id',
    references: { group_id: 'vehicle_group' },
    changed: {
      name_zh: other('name_zh'),
      name_en: other('name_en'),
      announcement: before('announcement'),
      announcement_key: before('announcement_key'),
      factory_code: before('factory_code'),
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
  { table: 'part', id: 'oe_id', references: {}, changed: { oe: before('oe'), oe_key: before('oe_key') } },
  { table: 'fit', id: 'fit_id', references: { assembly_id: 'assembly', oe_id: 'part' } },
  { table: 'replacement', id: '', references: { old_oe_id: 'part', new_oe_id: 'part' } },
  {
    table: 'aft_part',
    id: 'aft_part_id',
    references: { oe_id: 'part' },
    changed: { number: before('number'), number_key: before('number_key') },
  },
  { table: 'part_price', id: '', references: { oe_id: 'part' } },
];

/**
 * Multiplies the demo catalogue inside the database until the parts books have that many rows: vehicles, VINs, names
 * and numbers of a copy are its own; drawings and the tree of standard parts are shared.
 */
export async function growTo(url: string, partRows: number): Promise<Size> {
  // A connection of its own: the product's ends a statement after seconds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(OTHER_WORDS);
    await client.query(
      'create table if not exists bench_original (table_name text primary key, last_id integer not null)',
    );
    await rememberOriginal(client);
    // Every id that a copy refers to moves on with it: there is nothing to check row by row.
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

/** The last id of every table before the first copy: a copy's ids lie that many further on, times its number. */
async function rememberOriginal(client: pg.Client): Promise<void> {
  for (const { table, id } of copied) {
    if (id === '') continue;
    await client.query(
      `insert into bench_original select '${table}', max(${id}) from ${table} on conflict (table_name) do nothing`,
    );
  }
}

async function copyInto(
  client: pg.Client,
  { table, id, references, changed = {} }: Copied,
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
