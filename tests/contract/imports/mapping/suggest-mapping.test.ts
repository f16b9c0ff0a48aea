import { expect, test } from 'vitest';
import { createRowMapper, type Mapping } from '../../../../src/contract/imports/mapping/mapping.ts';
import { suggestMapping } from '../../../../src/contract/imports/mapping/suggest-mapping.ts';
import { taxDisagreements } from '../../../../src/contract/imports/mapping/title-constants.ts';

function suggest(columns: string[], rows: string[][], more: { file?: string; titles?: string[] } = {}) {
  const sample = rows.map((cells, index) => ({ line: index + 2, cells }));
  return suggestMapping({ file: 'list.xlsx', columns, sample, ...more });
}

const mapped = (mapping: Mapping | null, columns: string[], cells: string[]) => {
  if (mapping === null) return [];
  const mapper = createRowMapper(mapping, columns);
  return mapper
    .map(cells)
    .map(({ values }) => Object.fromEntries(mapper.fields.map((field, index) => [field, values[index]])));
};

test('a file of the format is recognised by its name and its columns by the fields', () => {
  const columns = ['number', 'brand', 'price', 'date'];
  const found = suggest(columns, [['5C0 698 151', 'VW', '286.00', '2026-11-01']], { file: 'data/prices.csv' });
  expect(found.confidence).toBe('sure');
  expect(found.mapping).toEqual({
    file: 'prices',
    columns: { number: 'number', brand: 'brand', price: 'price', date: 'date' },
  });
});

test('in a file of the format a number may be any id of the supplier', () => {
  const columns = ['number', 'price'];
  const found = suggest(columns, [['7', '286.00']], { file: 'prices.csv' });
  expect(found).toMatchObject({ confidence: 'sure', mapping: { columns: { number: 'number', price: 'price' } } });
});

test.each([
  ['hotspots', '图号,序号,横坐标,纵坐标,宽,高', 'D-1,1,114,112,48,46', 'drawing,callout,x,y,width,height'],
  ['part-groups', '配件组编号,上级编号,配件组名称,树,排序', 'B1,B,缸体,passenger,1', 'id,parent,name,tree,order'],
  [
    'groups',
    '车型组编号,车系编号,车型组名称,起始年款,截止年款',
    'S6-15T,S6,苍岭 S6 1.5T,2020,2023',
    'id,family,name,yearFrom,yearTo',
  ],
  [
    'part-rows',
    '总成号,序号,零件图号,变速箱,驱动,配置,生产起,生产止,流水号起,流水号止,选装',
    'A1,1,5C0698151,CVT,四驱,豪华型,2018-03,2019-06,000100,099999,Q7E',
    'assembly,callout,number,gearbox,drive,level,producedFrom,producedTo,serialFrom,serialTo,options',
  ],
  [
    'brand-parts',
    '配件品牌,品牌英文,产地,品牌件号,对应OE号,类型',
    '博世,Bosch,德国,AM 00000,5C0698151,拆车件',
    'maker,makerEn,country,partNumber,number,class',
  ],
  ['standard-part-names', '标准件编码,别名,语言', 'P0601,刹车片,zh', 'standardPart,name,language'],
  [
    'vin-rules',
    'VIN前8位,年份代码,对应车型,装配厂,起始流水号,截止流水号',
    'LYFA11A5,F,V3-151,2,000001,499999',
    'prefix,yearCode,vehicle,plantCode,serialFrom,serialTo',
  ],
  [
    'maintenance-plans',
    '车型组,项目,变速箱,驱动,间隔里程,间隔月,首次里程,首次月,工时,油液,用量',
    'V3,XM-OIL,CVT,四驱,10000,6,5000,3,0.5,XF-5W30,4.2',
    'group,project,gearbox,drive,intervalKm,intervalMonths,firstKm,firstMonths,hours,fluid,amount',
  ],
])('%s are recognised by the headers of the trade', (file, headers, row, fields) => {
  const found = suggest(headers.split(','), [row.split(','), row.split(',')]);
  expect(found).toMatchObject({ confidence: 'likely', unmapped: [], mapping: { file } });
  const columns = fields.split(',').map((field, index) => [field, headers.split(',')[index]]);
  expect(found.mapping?.columns).toEqual(Object.fromEntries(columns));
});

test('a price list is recognised by aliases, units in headers and all, and also registers its numbers', () => {
  const columns = ['序号', '零件号', '零件名称', '品牌', '零售价(元)', '生效日期', '备注'];
  const found = suggest(columns, [
    ['1', '5C0 698 151', '前制动片', '大众', '286.00', '2026-11-01', ''],
    ['2', '5C0 615 301', '前制动盘', '大众', '412.50', '2026-11-01', '左'],
  ]);
  expect(found).toMatchObject({ confidence: 'likely', unmapped: ['序号', '备注'] });
  expect(found.mapping).toEqual({
    file: 'prices',
    columns: { number: '零件号', brand: '品牌', price: '零售价(元)', date: '生效日期' },
    constants: { kind: 'market' },
  });
  expect(found.others).toEqual([{ file: 'numbers', columns: { number: '零件号', brand: '品牌', name: '零件名称' } }]);
});

test('a column named as a price that holds dates is not chosen, nor one of dates that holds prices', () => {
  const columns = ['OE号', '价格', '日期', '单价'];
  const found = suggest(columns, [
    ['5C0698151', '2026-11-01', '286.00', '286.00'],
    ['5C0698152', '2026-11-02', '412.50', '412.50'],
    ['5C0698153', '2026/11/3', '99.00', '99.00'],
  ]);
  expect(found.mapping?.columns).toEqual({ number: 'OE号', price: '单价' });
});

test('columns of provinces become a row of prices each; blank ones none', () => {
  const columns = ['OE', '名称', '上海', '广东省', '全国指导价'];
  const { mapping } = suggest(columns, [
    ['5C0698151', '片', '286', '300', '350'],
    ['5C0698152', '盘', '412', '', '450'],
  ]);
  expect(mapped(mapping, columns, ['5C0698152', '盘', '412', '', '450'])).toEqual([
    { number: '5C0698152', price: '412', province: '上海', kind: '' },
    { number: '5C0698152', price: '450', province: '', kind: 'guide' },
  ]);
  expect(mapped(mapping, columns, ['5C0698152', '盘', '', '', ''])).toHaveLength(1);
});

test('a header may be the abbreviation of a province, a column of 黑 and 新 is none of provinces', () => {
  const columns = ['OE', '京', '沪', '新', '成色'];
  const cells = ['5C0698151', '286', '300', '350', '新'];
  const { mapping } = suggest(columns, [cells, cells, cells]);
  expect(mapped(mapping, columns, cells)).toEqual([
    { number: '5C0698151', price: '286', province: '京' },
    { number: '5C0698151', price: '300', province: '沪' },
  ]);
});

test('columns by tax and by kind become rows with these facts', () => {
  const columns = ['零件号', '含税指导价', '未税批发价'];
  const { mapping } = suggest(columns, [['5C0698151', '350', '286.5']]);
  expect(mapped(mapping, columns, ['5C0698151', '350', '286.5'])).toEqual([
    { number: '5C0698151', price: '350', taxIncluded: '是', kind: 'guide' },
    { number: '5C0698151', price: '286.5', taxIncluded: '否', kind: 'market' },
  ]);
});

test.each([
  ['苍岭汽车 上海 配件价目表', '苍岭', '上海'],
  ['上海大众 江苏 配件价格表', '上海大众', '江苏'],
  ['北京汽车 河北 配件价格表', '北京汽车', '河北'],
])('%s is about brand %s in %s', (title, brand, province) => {
  const found = suggest(['OE', '价格'], [['5C0698151', '286']], { titles: [title] });
  expect(found.mapping?.constants).toMatchObject({ brand, province });
});

test('the title states brand, date and tax for all rows, where no column does', () => {
  const columns = ['零件号', '零件名称', '价格'];
  const rows = [['5C0698151', '前制动片', '286']];
  const titles = ['上海大众 配件价格表 2026年11月 单位:元 未税'];
  expect(suggest(columns, rows, { titles }).mapping?.constants).toEqual({
    date: '2026-11-01',
    taxIncluded: '否',
    brand: '上海大众',
  });
  const own = suggest([...columns, '品牌', '日期'], [['5C0698151', '片', '286', '大众', '2026-01-01']], { titles });
  expect(own.mapping?.constants).toEqual({ taxIncluded: '否' });
});

test('the header of the prices says better than the title whether they include tax, and the two are told to disagree', () => {
  const taxOf = (header: string, title: string) => {
    const table = { file: 'list.xlsx', titles: [title] };
    const { mapping } = suggest(['OE号码', '品名', header], [['5C0698151', '片', '113.00']], table);
    return [
      mapping?.constants?.taxIncluded,
      mapping === null ? [] : taxDisagreements(table, mapping).map(({ isIncluded }) => isIncluded),
    ];
  };
  expect(taxOf('含税价', '云帆汽配 报价单（不含税）')).toEqual(['是', [true]]);
  expect(taxOf('不含税价', '云帆汽配 报价单（含税）')).toEqual(['否', [false]]);
  expect(taxOf('税前价格', '云帆汽配 报价单（含税）')).toEqual(['否', [false]]);
  expect(taxOf('Price incl. tax', 'Prices excl. tax')).toEqual(['是', [true]]);
  expect(taxOf('Price excl. VAT', 'Prices incl. VAT')).toEqual(['否', [false]]);
  expect(taxOf('单价', '云帆汽配 报价单（不含税）')).toEqual(['否', []]);
  expect(taxOf('含税价', '云帆汽配 报价单')).toEqual(['是', []]);
});

test('of a sales price, a wholesale price and one with tax, the latter is read with tax under a title without', () => {
  const columns = ['类别', 'OE号码', '品名', '参考价', '销售价(元)', '批发价', '含税价', '更新'];
  const rows = [['制动件', 'Y100-007AAB0', '油底壳', '200', '100', '80', '113.00', '2026/12/1']];
  const found = suggest(columns, rows, { titles: ['云帆汽配 2026年12月 报价单（不含税）'] });
  expect(found.mapping).toMatchObject({ columns: { price: '含税价' }, constants: { taxIncluded: '是' } });
});

test('a price of a dealer is a guide price, one of a brand part a quote, and one of a used part no price of the number', () => {
  const columns = ['厂家编号', '名称', '4S店价', '品牌价', '拆车价'];
  const found = suggest(columns, [['5C0698151', '片', '300', '200', '100']]);
  expect(mapped(found.mapping, columns, ['5C0698151', '片', '300', '200', '100'])).toEqual([
    { number: '5C0698151', price: '300', kind: 'guide' },
    { number: '5C0698151', price: '200', kind: 'brand' },
  ]);
  expect(found.unmapped).toContain('拆车价');
});

test('a table that lacks a required field is not sure, even under the name of its file', () => {
  const found = suggest(['name'], [['刹车片']], { file: 'standard-part-names.csv' });
  expect(found).toMatchObject({ confidence: 'unsure', mapping: { columns: { name: 'name' } } });
});

test('the merged title above a column is part of its name where the name alone says nothing', () => {
  const columns = ['车型编号', '车型组', '名称', '年款', '开始', '结束'];
  const sample = [{ line: 4, cells: ['V1', 'G1', '云帆', '2018', '2018-05', '2020-03'] }];
  const above = ['基本信息', '基本信息', '基本信息', '基本信息', '生产日期', '生产日期'];
  const columnsOf = (given: string[]) =>
    suggestMapping({ file: 'list.xlsx', columns, sample, above: given }).mapping?.columns;
  expect(columnsOf(above)).toMatchObject({ name: '名称', producedFrom: '开始', producedTo: '结束' });
  expect(columnsOf([])).not.toHaveProperty('producedFrom');
});

test('a parts book has its dates below a merged title', () => {
  const columns = ['总成编号', '图中序号', '零件号', '生产日期 / 开始', '生产日期 / 截止'];
  const sample = [{ line: 4, cells: ['A1', '1', '5C0698151', '2018-05', '2020-03'] }];
  expect(suggestMapping({ file: '图册.xlsx', columns, sample }).mapping).toMatchObject({
    ...{ file: 'part-rows', columns: { producedFrom: '生产日期 / 开始', producedTo: '生产日期 / 截止' } },
  });
});

test('a table that is none of the format has no mapping', () => {
  expect(suggest(['姓名', '电话'], [['张三', '13800000000']])).toEqual({
    mapping: null,
    confidence: 'unsure',
    unmapped: ['姓名', '电话'],
    others: [],
  });
});

test('replacements and parts books are told from price lists', () => {
  const replaced = suggest(['原件号', '新件号', '生效日期'], [['5C0698151', '5C0698151A', '2021-04-01']]);
  expect(replaced.mapping).toEqual({
    file: 'replacements',
    columns: { from: '原件号', to: '新件号', date: '生效日期' },
  });
  const book = suggest(
    ['assembly', '图中序号', '零件号', '零件名称', '用量', '选装代码'],
    [['LAVIDA-0601', '12', '5C0698151', '前制动片', '1', '1KD']],
  );
  expect(book.mapping?.file).toBe('part-rows');
});

test('other words of suppliers for the same columns are understood', () => {
  const columnsOf = (headers: string, ...rows: string[]) =>
    suggest(
      headers.split('|'),
      rows.map((cells) => cells.split('|')),
    ).mapping?.columns;
  expect(columnsOf('配件编码|品名|单价', '5C0698151|片|286')).toEqual({ number: '配件编码', price: '单价' });
  expect(columnsOf('OE号码|现价(元/件)|原价|调价日期', '5C0698151|350|309.73|2026-11-01')).toEqual({
    number: 'OE号码',
    price: '现价(元/件)',
    date: '调价日期',
  });
  expect(columnsOf('Teilenummer|Bezeichnung|Preis', '5C0698151|Scheibe|1.286,50')).toEqual({
    number: 'Teilenummer',
    price: 'Preis',
  });
  expect(columnsOf('零件编号|2025年价格|2026年价格', '5C0698151|286|300')).toEqual({
    number: '零件编号',
    price: '2026年价格',
  });
  expect(columnsOf('旧零件号|新零件号|替换日期', '5C0698151|5C0698151A|2021-04-01')).toEqual({
    from: '旧零件号',
    to: '新零件号',
    date: '替换日期',
  });
});

test('dates with day and month in an open order are confirmed by a person, with the order that other dates show', () => {
  const columns = ['from', 'to', 'date'];
  const rows = (last: string) => [
    ['A1', 'A2', '05/06/2020'],
    ['A3', 'A4', '07/08/2020'],
    ['A5', 'A6', last],
  ];
  const shown = suggest(columns, rows('31/12/2019'), { file: 'replacements.csv' });
  expect(shown).toMatchObject({ confidence: 'likely', mapping: { columns: { date: 'date' }, dateOrder: 'dayFirst' } });
  const open = suggest(columns, rows('03/04/2019'), { file: 'replacements.csv' });
  expect(open).toMatchObject({ confidence: 'likely', mapping: { columns: { date: 'date' } } });
  expect(open.mapping).not.toHaveProperty('dateOrder');
});

test('a column is found by its header though all its dates are in an open order', () => {
  const rows = [
    ['5C0 698 151', '286.00', '05/06/2020'],
    ['5C0 698 152', '287.00', '07/08/2020'],
  ];
  expect(suggest(['零件号', '含税价', '生效日期'], rows).mapping).toMatchObject({ columns: { date: '生效日期' } });
});

test('a price list whose column of names is empty registers no numbers, which have to have one', () => {
  const columns = ['配件编号', '品牌', '配件名称', '含税价'];
  expect(suggest(columns, [['XF9-0110200', '玄风', '', '31.29']]).others).toEqual([]);
  expect(suggest(columns, [['XF9-0110200', '玄风', '螺栓', '31.29']]).others).toMatchObject([{ file: 'numbers' }]);
});
