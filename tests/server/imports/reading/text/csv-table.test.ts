import { expect, test } from 'vitest';
import { cellsOf, problemOf, rowsOf, tableOf } from '../../../../support/spreadsheets/import-files.ts';

const HEADER = 'OE号,名称,价格';

test('every delimiter is recognised, also where numbers hold commas', async () => {
  const rows = [
    ['OE号', '名称', '价格'],
    ['5C0698151', '前制动片', '1.234,50'],
    ['5C0698152', '前制动盘', '99,00'],
  ];
  for (const delimiter of ['\t', ';', '|']) {
    const table = await tableOf('list.csv', rows.map((row) => row.join(delimiter)).join('\r\n'));
    expect(table.columns).toEqual(rows[0]);
    expect(await cellsOf(table)).toEqual({ 2: rows[1], 3: rows[2] });
  }
  const commas = await tableOf('list.csv', `${HEADER}\n5C0698151,"片, 前","1,234.50"\n`);
  expect(await cellsOf(commas)).toEqual({ 2: ['5C0698151', '片, 前', '1,234.50'] });
});

test('the header is found below titles, and blank lines, repeated headers, totals and notes are no rows', async () => {
  const table = await tableOf(
    'list.csv',
    [
      '上海大众 配件价格表 2026年11月 单位:元 未税,,',
      '联系电话,021-5555 8888,',
      '',
      HEADER,
      '5C0698151,前制动片,286',
      ',,',
      HEADER,
      '5C0698152,前制动盘,412',
      '合计,,698',
      '以上价格仅供参考,,',
      '注：以上价格不含税,,',
    ].join('\n'),
  );
  expect(table.headerLine).toBe(4);
  expect(table.titles).toEqual(['上海大众 配件价格表 2026年11月 单位:元 未税', '联系电话 021-5555 8888']);
  expect(Object.keys(await cellsOf(table))).toEqual(['5', '8']);
});

test('a row of the data is no header, whatever words it holds', async () => {
  const rows = Array.from({ length: 32 }, (_, at) => `XP-E${at},passenger,XP-E,1.${at},机油滤清${at},Oil filter,${at}`);
  const engine = 'XC-E,commercial,,C1,发动机（标准）,Engine,10';
  const head = '节点编码,结构类型,上级编码,显示编码,节点名称,英文,序';
  const table = await tableOf('list.csv', [head, ...rows, engine].join('\n'));
  expect(table).toMatchObject({ headerLine: 1, titles: [], columns: head.split(',') });
  expect(await rowsOf(table)).toHaveLength(33);
});

test('a full row of contacts above the header is a title', async () => {
  const text = '供应商,云帆汽配,联系人,李经理\nOE号,名称,价格,日期\n5C0698151,片,286,2026-11-01\n';
  expect(await tableOf('list.csv', text)).toMatchObject({ headerLine: 2, titles: ['供应商 云帆汽配 联系人 李经理'] });
});

test('a full row stays, even of the brand Total', async () => {
  const table = await tableOf('list.csv', '品牌,零件号,价格\nTotal,5C0698151,286\nTotal,,286\n');
  expect((await rowsOf(table)).map(({ line }) => line)).toEqual([2]);
});

test('lines are those of the file, also after cells with line breaks', async () => {
  const table = await tableOf('list.csv', `${HEADER}\r\n5C0698151,"前\r\n片",286\r\n5C0698152,盘,412`);
  expect(await cellsOf(table)).toEqual({ 2: ['5C0698151', '前\r\n片', '286'], 4: ['5C0698152', '盘', '412'] });
});

test('rows with more or fewer cells than the header are reported, each with its line', async () => {
  const long = await rowsOf(await tableOf('list.csv', `${HEADER}\nA12345,片,1\nB12345,盘,2,x\nC12345,盘,3,\n`));
  expect(long.map(({ line, problem }) => [line, problem])).toEqual([
    [2, undefined],
    [3, 'extraCells'],
    [4, undefined],
  ]);
  const good = Array.from({ length: 300 }, (_, index) => `A${index + 10_000},片,1`).join('\n');
  const short = await rowsOf(await tableOf('list.csv', `${HEADER}\n${good}\nB12345,2\n`));
  expect(short.filter(({ problem }) => problem !== undefined)).toEqual([
    { line: 302, cells: ['B12345', '2', ''], problem: 'missingCells' },
  ]);
});

test('a quote that never closes costs its own row, not the rest of the file', async () => {
  const rows = await rowsOf(
    await tableOf('list.csv', `${HEADER}\nA12345,片,1\nB12345,"盘,2\nC12345,灯,3\nD12345,泵,4\n`),
  );
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, undefined],
    [3, 'badQuotes'],
    [4, undefined],
    [5, undefined],
  ]);
  expect(rows[3]?.cells).toEqual(['D12345', '泵', '4']);
});

test('half a file ends with a reported row, and inches are no quotes', async () => {
  const rows = await rowsOf(await tableOf('list.csv', `${HEADER}\nA12345,5" bolt,1\nB12345,"half a na`));
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, undefined],
    [3, 'badQuotes'],
  ]);
});

test('thousands of unclosed quotes and megabytes in one line end within seconds', { timeout: 60_000 }, async () => {
  const lines = Array.from(
    { length: 40_000 },
    (_, index) => `A${10_000 + index},"名称 of a part ${'x'.repeat(80)},${index}`,
  );
  const rows = await rowsOf(await tableOf('list.csv', `${HEADER}\nZ99999,片,1\n${lines.join('\n')}\n`));
  expect(rows.filter(({ problem }) => problem === 'badQuotes').length).toBeGreaterThan(19_000);
});

test('a cell of a million characters is cut and reported', async () => {
  const table = await tableOf('list.csv', `${HEADER}\nA12345,${'片'.repeat(1_000_000)},1\nB12345,盘,2\n`);
  const rows = await rowsOf(table);
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, 'cellTooLong'],
    [3, undefined],
  ]);
  expect(rows[0]?.cells[1]).toHaveLength(10_000);
});

test('ten thousand columns, an empty file, pictures and pages of a site are refused', async () => {
  const wide = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',');
  expect(await problemOf('list.csv', `${wide}\n`)).toBe('tooManyColumns');
  expect(await problemOf('list.csv', '')).toBe('empty');
  expect(await problemOf('list.csv', ' \n\n')).toBe('empty');
  expect(await problemOf('list.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toBe('notTable');
  expect(await problemOf('list.csv', Buffer.alloc(4096, Buffer.from([1, 2, 3, 200])))).toBe('notTable');
  expect(await problemOf('list.xls', '<html><table></table></html>')).toBe('notTable');
  expect(await problemOf('list.csv', '1,2\n3,4\n')).toBe('noHeader');
});

test('NUL bytes stay in the cell, so that it is reported', async () => {
  const rows = await rowsOf(await tableOf('list.csv', `${HEADER}\nA12345,a\0b,1\n`));
  expect(rows[0]?.cells[1]).toBe('a\0b');
});

test('repeated and blank headers can be told apart', async () => {
  const table = await tableOf('list.csv', '零件号,价格,,价格\nA12345,1,x,2\n');
  expect(table.columns).toEqual(['零件号', '价格', '#3', '价格 (2)']);
});

test('titles over several columns are those of each of them', async () => {
  const table = await tableOf('list.csv', '基本信息,,生产日期,\n车型编号,车型,开始,结束\nV1,云帆,2018-05,2020-03\n');
  expect(table).toMatchObject({ headerLine: 2, above: ['基本信息', '基本信息', '生产日期', '生产日期'] });
});

test('a header of two rows is joined', async () => {
  const table = await tableOf('list.csv', '零件号,名称,价格,,日期\n,,上海,广东,\nA12345,片,1,2,2026-11\n');
  expect(table.columns).toEqual(['零件号', '名称', '价格 / 上海', '价格 / 广东', '日期']);
  expect(Object.keys(await cellsOf(table))).toEqual(['3']);
});
