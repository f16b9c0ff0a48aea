import { expect, test } from 'vitest';
import { cellsOf, rowsOf, tableOf } from '../../../../support/spreadsheets/import-files.ts';

const text = '零件号,零件名称,价格\n5C0698151,前制动片,286\n5C0698152,后视镜总成,412\n';
const expected = { 2: ['5C0698151', '前制动片', '286'], 3: ['5C0698152', '后视镜总成', '412'] };

/** Encoded by iconv: 零件号,零件名称,价格 / 前制动片 / 后视镜总成, and 機油濾清器 in Big5. */
const GB: Readonly<Record<string, string>> = {
  零件号: 'c1e3bcfebac5',
  零件名称: 'c1e3bcfec3fbb3c6',
  价格: 'bcdbb8f1',
  前制动片: 'c7b0d6c6b6afc6ac',
  后视镜总成: 'baf3cad3beb5d7dcb3c9',
};
const gb = (line: string) =>
  Buffer.concat(
    line
      .split(/(?<=[,\n])|(?=[,\n])/)
      .map((part) => (GB[part] === undefined ? Buffer.from(part) : Buffer.from(GB[part], 'hex'))),
  );

test('UTF-8 and UTF-16 are read with and without a byte order mark', async () => {
  const wide = Buffer.from(text, 'utf16le');
  const files = [
    Buffer.from(text),
    Buffer.from(`\ufeff${text}`),
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    wide,
    Buffer.from(wide).swap16(),
  ];
  for (const file of files) {
    const table = await tableOf('list.csv', file);
    expect(table.columns).toEqual(['零件号', '零件名称', '价格']);
    expect(await cellsOf(table)).toEqual(expected);
  }
});

test('GB18030 is recognised, also where the Chinese stands behind a megabyte of ASCII', async () => {
  expect(await cellsOf(await tableOf('list.csv', gb(text)))).toEqual(expected);
  const ascii = Array.from({ length: 60_000 }, (_, index) => `A${100_000 + index},brake disc,${index}\n`).join('');
  const table = await tableOf(
    'list.csv',
    Buffer.concat([Buffer.from(`OE,name,price\n${ascii}`), gb('5C0698152,后视镜总成,412\n')]),
  );
  expect((await rowsOf(table)).at(-1)?.cells).toEqual(['5C0698152', '后视镜总成', '412']);
});

test('GB18030 is recognised by its header where all other lines are valid UTF-8 by accident', async () => {
  const header = Buffer.from('cdbcbac52ccdbcc6accec4bcfe0a', 'hex');
  const picture = Buffer.from('cdbcc6ac', 'hex');
  const lines = ['D1,', 'D2,', 'D3,'].flatMap((start) => [Buffer.from(start), picture, Buffer.from('/1.png\n')]);
  const table = await tableOf('list.csv', Buffer.concat([header, ...lines]));
  expect(table.columns).toEqual(['图号', '图片文件']);
  expect((await rowsOf(table)).map(({ cells }) => cells[1])).toEqual(['图片/1.png', '图片/1.png', '图片/1.png']);
});

test('GB18030 is recognised where all its words are valid UTF-8 by accident', async () => {
  const picture = Buffer.from('cdbcc6ac', 'hex');
  const file = Buffer.concat([Buffer.from('id,file\nD1,'), picture, Buffer.from('/1.png\n')]);
  expect(await cellsOf(await tableOf('drawings.csv', file))).toEqual({ 2: ['D1', '图片/1.png'] });
});

test('Words of letters with two bytes each are UTF-8', async () => {
  const words = ['тормозной диск', 'Φρένα', 'Płyta ścierna', 'plăcuțe', 'Ø 12 ±0,5°', 'بطارية'];
  const table = await tableOf('list.csv', `OE;name\n${words.map((word) => `A1;${word}\n`).join('')}`);
  expect((await rowsOf(table)).map(({ cells }) => cells[1])).toEqual(words);
});

test('Western text in UTF-8 stays UTF-8 beside a line of another encoding', async () => {
  const lines = Buffer.from('OE,nom\nA1,étrier\nA2,vis à tête\nA3,joint\n');
  const table = await tableOf('list.csv', Buffer.concat([lines, gb('5C0698152,后视镜总成\n')]));
  expect((await rowsOf(table)).slice(0, 2).map(({ cells }) => cells[1])).toEqual(['étrier', 'vis à tête']);
});

test('Big5 is recognised', async () => {
  // 零件名稱 機油濾清器 煞車來令片 後視鏡總成
  const names = ['b973a5f3a657bad9', 'bef7aa6fc26fb24dbeb9', 'b7d9a8aea8d3a54fa4f9', 'abe1b5f8c3e8c160a6a8'];
  const bytes = Buffer.concat(
    names.flatMap((name, index) => [
      Buffer.from(index === 0 ? 'OE,' : `5C069815${index},`),
      Buffer.from(name, 'hex'),
      Buffer.from(index === 0 ? ',price\n' : ',12\n'),
    ]),
  );
  const table = await tableOf('list.csv', bytes);
  expect(table.columns[1]).toBe('零件名稱');
  expect((await rowsOf(table)).map(({ cells }) => cells[1])).toEqual(['機油濾清器', '煞車來令片', '後視鏡總成']);
});

test('a line in another encoding than the rest is reported by its line, and still legible', async () => {
  const utf8 = Buffer.concat([Buffer.from(text), gb('5C0698153,前制动片,1\n'), Buffer.from('5C0698154,盘,2\n')]);
  const inUtf8 = await rowsOf(await tableOf('list.csv', utf8));
  expect(inUtf8.map(({ line, problem }) => [line, problem])).toEqual([
    [2, undefined],
    [3, undefined],
    [4, 'mixedEncoding'],
    [5, undefined],
  ]);
  expect(inUtf8[2]?.cells[1]).toBe('前制动片');
  const inGb = await rowsOf(
    await tableOf('list.csv', Buffer.concat([gb(text), Buffer.from('5C0698153,前制动片,1\n')])),
  );
  expect(inGb.map(({ problem }) => problem)).toEqual([undefined, undefined, 'mixedEncoding']);
  expect(inGb[2]?.cells[1]).toBe('前制动片');
});

test('line ends of old Macs are read', async () => {
  expect(await cellsOf(await tableOf('list.csv', text.replaceAll('\n', '\r')))).toEqual(expected);
});

test('a German list of Windows is read with its umlauts', async () => {
  const bytes = Buffer.from('Teilenummer;Bezeichnung;Preis\n5C0698151;Stoßdämpfer für vorn;1.286,50\n', 'latin1');
  expect(await cellsOf(await tableOf('liste.csv', bytes))).toEqual({
    2: ['5C0698151', 'Stoßdämpfer für vorn', '1.286,50'],
  });
});
