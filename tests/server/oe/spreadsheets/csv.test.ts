import { expect, test } from 'vitest';
import { encodingOf, readCsv } from '../../../../src/server/oe/spreadsheets/csv.ts';

const read = (bytes: Buffer) => readCsv(bytes, encodingOf(bytes));
const textsOf = (bytes: Buffer) => read(bytes).rows.map(({ cells }) => [...cells.values()].map(({ text }) => text));

test('a file is read as UTF-8 with and without BOM, UTF-16 of both byte orders, or GB18030', () => {
  const text = '名称,OE号\r\n前制动片,0986494596\r\n';
  const rows = [
    ['名称', 'OE号'],
    ['前制动片', '0986494596'],
  ];
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  expect(textsOf(Buffer.from(text))).toEqual(rows);
  expect(textsOf(Buffer.from(`\uFEFF${text}`))).toEqual(rows);
  expect(textsOf(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toEqual(rows);
  expect(textsOf(Buffer.concat([Buffer.from([0xfe, 0xff]), big]))).toEqual(rows);
  // 名称 and 号 in GB18030.
  const gb = Buffer.concat([
    Buffer.from([0xc3, 0xfb, 0xb3, 0xc6]),
    Buffer.from(',OE'),
    Buffer.from([0xba, 0xc5]),
    Buffer.from('\n1,0986494596\n'),
  ]);
  expect(textsOf(gb)).toEqual([
    ['名称', 'OE号'],
    ['1', '0986494596'],
  ]);
  expect(encodingOf(Buffer.from('0986494596\n', 'utf16le'))).toBe('utf-16le');
});

test('the separator is detected, and quoted cells may contain it', () => {
  expect(textsOf(Buffer.from('a\t1K0,698\nb\t04E'))).toEqual([
    ['a', '1K0,698'],
    ['b', '04E'],
  ]);
  expect(textsOf(Buffer.from('a;1K0\nb;04E'))).toEqual([
    ['a', '1K0'],
    ['b', '04E'],
  ]);
  expect(textsOf(Buffer.from('"1K0698151A,\n04E115561H",2\n'))).toEqual([['1K0698151A,\n04E115561H', '2']]);
  expect(textsOf(Buffer.from('0986494596\n04E115561H\n'))).toEqual([['0986494596'], ['04E115561H']]);
});

test('="00123" is read as text; other formulas are reported and never evaluated', () => {
  const { rows } = read(Buffer.from('="0986494596"\n"=HYPERLINK(""http://x"",""y"")"\n\'0123456\n1.23E+11\n'));
  expect(rows.map(({ number, cells }) => [number, cells.get(0)])).toEqual([
    [1, { text: '0986494596', warnings: [] }],
    [2, { text: '', warnings: ['formulaWithoutValue'] }],
    [3, { text: '0123456', warnings: [] }],
    [4, { text: '1.23E+11', warnings: ['scientific'] }],
  ]);
});

test('an unclosed quote does not read the rest of a large file into one cell', () => {
  const { rows } = read(Buffer.from(`"1K0698151A\n${'x'.repeat(1_000_000)}`));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.cells.get(0)?.text.length).toBeLessThanOrEqual(300);
  expect(rows[0]?.cells.get(0)?.warnings).toEqual(['clipped']);
});

test('a single line of numbers becomes one row per number, any other line one row', () => {
  const many = Array.from({ length: 40 }, (_none, index) => `04E${100_000 + index}B`);
  expect(textsOf(Buffer.from(many.join('，')))).toEqual(many.map((number) => [number]));
  expect(textsOf(Buffer.from('前制动片,0986494596\n'))).toEqual([['前制动片', '0986494596']]);
});
