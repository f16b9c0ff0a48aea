import { expect, test } from 'vitest';
import {
  createMergeFiller,
  readMerges,
  spannedLines,
} from '../../../../../src/server/imports/reading/workbook/merges.ts';

async function* chunksOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
const sheet = (merges: string) =>
  `<sheetData><row r="1"><c r="A1"><v>${'1'.repeat(2_000)}</v></c></row></sheetData><mergeCells>${merges}</mergeCells>`;
const merge = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right });

test('merges are found wherever the chunks of the file end, in the order of their rows', async () => {
  const text = sheet('<mergeCell ref="B7:B9"/><x:mergeCell foo="1" ref=\'A2:AB2\'/>');
  for (const size of [1, 7, 100, 100_000])
    expect(await readMerges(chunksOf(text, size), 'list.xlsx'), `chunks of ${size}`).toEqual([
      merge(2, 2, 0, 27),
      merge(7, 9, 1, 1),
    ]);
});

test('what looks like a merge inside the rows is none, and neither is one that ends before it begins', async () => {
  const inRow = '<sheetData><row><c t="str"><v>&lt;mergeCell ref="A1:B2"/></v></c></row></sheetData>';
  expect(await readMerges(chunksOf(inRow.replace('&lt;', '<'), 50), 'list.xlsx')).toEqual([]);
  expect(await readMerges(chunksOf(sheet('<mergeCell ref="B9:A2"/>'), 50), 'list.xlsx')).toEqual([]);
});

test('a file of merges without end is refused', async () => {
  const many = '<mergeCell ref="A1:A2"/>'.repeat(200_001);
  await expect(readMerges(chunksOf(sheet(many), 1_000_000), 'list.xlsx')).rejects.toMatchObject({
    problem: 'tooLarge',
  });
});

test('a merged value is repeated to the last row of its merge, and never over a value of a row', () => {
  const fill = createMergeFiller([merge(2, 4, 0, 0)]);
  const rows: [number, string[]][] = [
    [1, ['', 'a']],
    [2, ['大众', 'b']],
    [3, ['', 'c']],
    [4, ['奥迪', 'd']],
    [5, ['', 'e']],
  ];
  for (const [line, cells] of rows) fill(line, cells);
  expect(rows.map(([, cells]) => cells[0])).toEqual(['', '大众', '大众', '奥迪', '']);
});

test('a merge that begins in a row without cells repeats nothing', () => {
  const fill = createMergeFiller([merge(2, 4, 0, 0)]);
  const cells = ['', 'c'];
  fill(3, cells);
  expect(cells).toEqual(['', 'c']);
});

test('a row is a heading if one merge covers half of its columns or more', () => {
  const merges = [merge(3, 3, 0, 3), merge(5, 5, 0, 2), merge(6, 7, 0, 7)];
  expect([...spannedLines(merges, 8)]).toEqual([3]);
});
