import { expect, test } from 'vitest';
import { type ColumnId, defaultColumns } from '../../../../src/catalogue/parts/columns/columns.ts';
import { partsSheet } from '../../../../src/catalogue/parts/table/parts-sheet.ts';
import { buildRows, type Row } from '../../../../src/catalogue/parts/table/rows.ts';
import { NO_QUOTES } from '../../../../src/catalogue/shared/prices/price-kinds.ts';
import { i18n, startI18n } from '../../../../src/providers/i18n.ts';
import { fitOf, partOf } from '../../../support/screens/part-of.ts';
import { priceOf } from '../../../support/screens/price-of.ts';

await startI18n();
await i18n.changeLanguage('zh-CN');
await i18n.loadNamespaces(['parts', 'prices']);
const { rows } = buildRows([partOf({ orderNo: '12', stdPartName: '机油滤清器', oeReplaceTwos: ['A 1', 'B 2'] })], {
  includesMisfits: false,
  drawnCallouts: undefined,
});

const sheetWith = (ids: readonly ColumnId[], listed: readonly Row[] = rows) =>
  partsSheet({
    rows: listed,
    columns: ids.flatMap((id) =>
      defaultColumns.filter((column) => column.id === id).map((column) => ({ ...column, isVisible: true })),
    ),
    prices: {
      priceOf: () => priceOf({ marketPriceFen: 39_800 }),
      quotesOf: () => ({
        ...NO_QUOTES,
        original: { quoteId: '1', quoteTime: '2026-01-01T00:00:00Z', priceFen: 39_600, source: 'sample' },
      }),
      offersOf: () => [],
    },
    title: '润滑系统',
    vehicleName: '大众 朗逸',
    vin: undefined,
    provinceName: '北京市',
    language: 'zh-CN',
    t: i18n.getFixedT('zh-CN', 'parts'),
    tPrices: i18n.getFixedT('zh-CN', 'prices'),
    common: i18n.getFixedT('zh-CN', 'common'),
    quantityOf: () => '1 个',
    detailOf: ({ dated }) => dated,
    isDemo: true,
  });

test('the export has the visible columns in order, without the add button', () => {
  const { columns } = sheetWith(['market', 'oe', 'add', 'name']);
  expect(columns.map(({ label }) => label)).toEqual(['参考价', 'OE 号', '配件名称', '价格日期', '价格来源']);
});

test('exported prices are exact numbers with their date and source; part numbers are text', () => {
  const { rows: lines } = sheetWith(['oe', 'market', 'original', 'suit', 'replace']);
  expect(lines).toEqual([
    [
      { text: '04E 103 1' },
      { text: '¥398.00', number: 398, digits: 2 },
      { text: '¥396.00', number: 396, digits: 2 },
      { text: '---', number: null },
      { text: 'A 1, B 2' },
      { text: '2026-03-01' },
      { text: '示例数据' },
      { text: '2026-01-01' },
      { text: '示例数据' },
    ],
  ]);
});

test('the export states vehicle, province, dates and sources of the prices, and that they are samples', () => {
  const { facts, notes, fileName } = sheetWith(['oe']);
  expect(facts).toEqual([
    ['车型', '大众 朗逸'],
    ['价格省份', '北京市'],
  ]);
  expect(notes).toContain('2026-03-01');
  expect(notes.join()).toContain('示例数据');
  expect(fileName).toBe('大众 朗逸 润滑系统');
});

test('in the export of a list over several assemblies each row names its assembly', () => {
  const [row] = rows;
  const listed = row === undefined ? [] : [{ ...row, heading: '灯光' }, row, { ...row, heading: '前部' }];
  const { columns, rows: lines } = sheetWith(['oe'], listed);
  expect(columns.map(({ label }) => label)).toEqual(['总成', 'OE 号']);
  expect(lines.map(([assembly]) => assembly?.text)).toEqual(['灯光', '灯光', '前部']);
});

test('the column of fit states what has to be checked, and never that such a part fits', () => {
  const fit = fitOf('check', '前制动盘直径：288 mm');
  const listed = buildRows([partOf({ oeId: 1 }), partOf({ oeId: 2, fit })], {
    includesMisfits: false,
    drawnCallouts: undefined,
  });
  const { rows: lines } = sheetWith(['fit'], listed.rows);
  expect(lines.map(([cell]) => cell?.text)).toEqual(['适用', '需核对：前制动盘直径：288 mm']);
});

test('the export says what replaces a superseded number, and that a discontinued one has no successor', () => {
  const parts = [
    partOf({ oeId: 1, orderNo: '1', successors: ['A 9', 'B 9'], isDiscontinued: true }),
    partOf({ oeId: 2, orderNo: '2', isDiscontinued: true }),
    partOf({ oeId: 3, orderNo: '3' }),
  ];
  const listed = buildRows(parts, { includesMisfits: false, drawnCallouts: undefined }).rows;
  const sheet = sheetWith(['oe'], listed);
  expect(sheet.columns[1]?.label).toBe('现用号');
  expect(sheet.rows.map((row) => row[1]?.text)).toEqual(['已替代，现用号 A 9, B 9', '已停产，无替代号', '']);
});
