import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyStatement, copyText } from '../../../../src/server/platform/db/copy.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.execute(
    'create table crate (id integer primary key, label text, is_full boolean, counts integer[], facts jsonb)',
  );
});
afterAll(() => db.close());

const columns = ['id', 'label', 'is_full', 'counts', 'facts'];
const stored = () => db.run<{ label: string | null }>({ name: 'crates', text: 'select * from crate order by id' }, []);

test('cells of every type are stored unchanged', async () => {
  const labels = [
    'plain',
    '',
    null,
    'tab\there',
    'line\nbreak\r',
    'back\\slash \\N \\.',
    '\\.',
    '刹车片 🛞',
    '"quoted", {braced}',
  ];
  await db.copy(
    'crate',
    columns,
    labels.map((label, id) => [id, label, id % 2 === 0, [id, null, -1], JSON.stringify({ text: `${label}` })]),
  );
  const rows = await stored();
  expect(rows.map(({ label }) => label)).toEqual(labels);
  expect(rows[3]).toEqual({
    id: 3,
    label: 'tab\there',
    is_full: false,
    counts: [3, null, -1],
    facts: { text: 'tab\there' },
  });
  await db.execute('truncate crate');
});

test('a copy over many chunks is atomic', async () => {
  function* rowsUpTo(last: number) {
    for (let id = 1; id <= last; id += 1) yield [id, 'x'.repeat(100), true, [], null] as const;
    yield [1, 'the same key again', true, [], null] as const;
  }
  await expect(db.copy('crate', columns, rowsUpTo(90_000))).rejects.toThrow(/duplicate key/);
  expect(await stored()).toEqual([]);
});

test('text is split into chunks of about the requested length, between rows', () => {
  const rows = Array.from({ length: 100 }, (_, id) => [id, 'x'.repeat(48)]);
  const chunks = [...copyText(rows, 500)];
  expect(chunks.length).toBeGreaterThan(5);
  expect(chunks.every((chunk) => chunk.endsWith('\n') && chunk.length < 600)).toBe(true);
  expect(chunks.join('').split('\n')).toHaveLength(101);
  expect([...copyText([])]).toEqual([]);
});

test('a name that is not a plain identifier is refused', () => {
  expect(copyStatement('crate', ['id', 'is_full'], 'stdin')).toBe('copy crate ("id", "is_full") from stdin');
  expect(() => copyStatement('crate; drop table crate', ['id'], 'stdin')).toThrow('not a plain identifier');
  expect(() => copyStatement('crate', ['id', 'a") from x --'], 'stdin')).toThrow('not a plain identifier');
});
