import { expect, test } from 'vitest';
import { problemOf, rowsOf, tableOf } from '../../../../support/spreadsheets/import-files.ts';

test('keys are columns, values become texts, and lists are joined', async () => {
  const table = await tableOf(
    'vehicles.jsonl',
    '{"id":"V1","year":2018,"options":["1KD","PR1"],"producedTo":null}\n\n{"year":2019,"id":"V2"}\n',
  );
  expect(table.columns).toEqual(['id', 'year', 'options', 'producedTo']);
  expect(await rowsOf(table)).toEqual([
    { line: 1, cells: ['V1', '2018', '1KD;PR1', ''] },
    { line: 3, cells: ['V2', '2019', '', ''] },
  ]);
});

test('lines that are no object, and fields unknown before, are reported with their lines', async () => {
  const known = Array.from({ length: 250 }, (_, index) => `{"id":"V${index}"}`).join('\n');
  const rows = await rowsOf(
    await tableOf('vehicles.jsonl', `${known}\n{"id":"X","other":1}\n[1]\n{"id":\n{"id":{"a":1}}`),
  );
  expect(rows.slice(250).map(({ line, problem }) => [line, problem])).toEqual([
    [251, 'unknownField'],
    [252, 'invalidJson'],
    [253, 'invalidJson'],
    [254, 'invalidJson'],
  ]);
});

test('keys of the language are no fields', async () => {
  const rows = await rowsOf(
    await tableOf('vehicles.jsonl', '{"id":"V1","__proto__":"x","constructor":"y"}\n{"id":"V2"}'),
  );
  expect(rows[1]?.cells).not.toContain('function');
  expect(rows[1]?.cells.filter((cell) => cell !== '')).toEqual(['V2']);
});

test('a file without objects is no table', async () => {
  expect(await problemOf('vehicles.jsonl', 'a\nb\n')).toBe('notTable');
  expect(await problemOf('vehicles.jsonl', '\n')).toBe('empty');
});
