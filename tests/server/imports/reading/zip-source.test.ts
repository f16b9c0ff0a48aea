import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openFolder } from '../../../../src/server/imports/reading/folder.ts';
import { openZip } from '../../../../src/server/imports/reading/zip-source.ts';
import { cellsOf, folderOf, tablesOf } from '../../../support/spreadsheets/import-files.ts';
import { textWorkbook, zipOf } from '../../../support/spreadsheets/make-workbook.ts';

type Parts = Parameters<typeof zipOf>[0];

async function open(parts: Parts, change = (bytes: Buffer) => bytes) {
  return openZip(join(await folderOf({ 'data.zip': change(zipOf(parts)) }), 'data.zip'));
}
const problemOf = (parts: Parts, change?: (bytes: Buffer) => Buffer) =>
  open(parts, change).then(
    () => 'opened',
    (error: { problem?: string }) => error.problem,
  );
const csv = { name: 'prices.csv', content: 'number,brand,price\nA12345,VW,1\n' };

test('tables and pictures of a zip are read, workbooks in it too', async () => {
  const book = textWorkbook([
    ['零件号', '零件名称'],
    ['A12345', '片'],
  ]);
  const source = await open([
    { name: 'data/', content: '' },
    { name: 'data/prices.csv', content: csv.content },
    { name: 'data/list.xlsx', content: book },
    { name: 'data/drawings/d-1.png', content: 'png' },
    { name: '__MACOSX/data/._prices.csv', content: 'x' },
  ]);
  expect((await source.files()).map(({ path }) => path)).toEqual(['drawings/d-1.png', 'list.xlsx', 'prices.csv']);
  expect((await buffer(await source.open('drawings/d-1.png'))).toString()).toBe('png');
  const tables = await tablesOf(source);
  const cells = await Promise.all(tables.map((table) => ('problem' in table ? {} : cellsOf(table))));
  expect(cells).toEqual([{ 2: ['A12345', '片'] }, { 2: ['A12345', 'VW', '1'] }]);
  await source.close();
});

test('Chinese names that Windows has written in GB18030 are legible', async () => {
  const source = await open([{ name: Buffer.from('bcdbb8f12e637376', 'hex'), content: csv.content }]);
  expect((await source.files()).map(({ path }) => path)).toEqual(['价格.csv']);
});

test('paths that lead out, links, repeated names and passwords are refused', async () => {
  expect(await problemOf([csv])).toBe('opened');
  expect(await problemOf([csv, { name: '../x.csv', content: 'x' }])).toBe('badPath');
  expect(await problemOf([csv, { name: '..\\x.csv', content: 'x' }])).toBe('badPath');
  expect(await problemOf([csv, { name: '/etc/x.csv', content: 'x' }])).toBe('badPath');
  expect(await problemOf([csv, { name: 'C:\\x.csv', content: 'x' }])).toBe('badPath');
  expect(await problemOf([csv, { name: 'x\n.csv', content: 'x' }])).toBe('badPath');
  expect(await problemOf([csv, { name: 'link.csv', content: '/etc/passwd', mode: 0o120777 }])).toBe('badPath');
  expect(await problemOf([csv, csv])).toBe('badPath');
  expect(await problemOf([csv, { ...csv, name: 'PRICES.csv' }])).toBe('badPath');
  expect(await problemOf([{ ...csv, flags: 1 }])).toBe('protected');
});

test('bombs are refused before or while they are unpacked', async () => {
  const zeros = Buffer.alloc(8 * 1024 * 1024);
  expect(await problemOf([{ name: 'prices.csv', content: zeros }])).toBe('tooLarge');
  expect(await problemOf([{ ...csv, claimedBytes: 2 ** 32 - 2 }])).toBe('tooLarge');
  const liar = await open([{ name: 'prices.csv', content: zeros, claimedBytes: 100 }]);
  const [table] = await tablesOf(liar);
  expect(table).toMatchObject({ problem: 'tooLarge' });
  expect(await problemOf(Array.from({ length: 20_001 }, (_, index) => ({ name: `${index}.csv`, content: '' })))).toBe(
    'tooManyFiles',
  );
});

test('half a zip and a checksum that does not match are damaged', async () => {
  expect(await problemOf([csv], (bytes) => bytes.subarray(0, bytes.length - 10))).toBe('damaged');
  expect(await problemOf([csv], () => Buffer.from('no zip'))).toBe('damaged');
  const source = await open([csv], (bytes) => {
    const wrong = Buffer.from(bytes);
    wrong[14] = (wrong[14] ?? 0) ^ 1;
    const entry = wrong.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    wrong[entry + 16] = (wrong[entry + 16] ?? 0) ^ 1;
    return wrong;
  });
  expect((await tablesOf(source))[0]).toMatchObject({ problem: 'damaged' });
});

test('a folder is listed with its folders, without hidden files; links and paths out of it are refused', async () => {
  const folder = await folderOf({
    'prices.csv': csv.content,
    'drawings/d-1.png': 'png',
    '.git/x': 'x',
    '~$list.xlsx': 'x',
  });
  const source = openFolder(folder);
  expect((await source.files()).map(({ path }) => path)).toEqual(['drawings/d-1.png', 'prices.csv']);
  await expect(source.open('../x')).rejects.toMatchObject({ problem: 'badPath' });
  const [file] = await openFolder(join(folder, 'prices.csv')).files();
  expect(file).toEqual({ path: 'prices.csv', bytes: (await readFile(join(folder, 'prices.csv'))).length });
  await symlink('/etc/hostname', join(folder, 'link.csv'));
  await expect(openFolder(folder).files()).rejects.toMatchObject({ problem: 'badPath' });
});
