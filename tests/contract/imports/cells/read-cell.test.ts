import { expect, test } from 'vitest';
import { readCell } from '../../../../src/contract/imports/cells/read-cell.ts';
import type { CatalogueField } from '../../../../src/contract/imports/format/catalogue-file.ts';
import { catalogueFile } from '../../../../src/contract/imports/format/catalogue-files.ts';
import {
  choice,
  date,
  id,
  integer,
  plain,
  reference,
  required,
  text,
} from '../../../../src/contract/imports/format/fields.ts';

const read = (field: CatalogueField | undefined, raw: string) => {
  if (field === undefined) throw new Error('no such field');
  const cell = readCell(field, raw);
  return 'value' in cell ? cell.value : cell.problem;
};
const optional = text(10, '', '', '');
const price = plain('money', '', '', '');
const priceNeeded = plain('money', '', '', '', required);

test('blank cells and their signs are null, or a problem in a required field', () => {
  const marks = ['', ' ', '\u3000', '-', '—', '——', '/', '无', '暂无', 'N/A', 'null', '#N/A'];
  expect(marks.map((mark) => read(price, mark))).toEqual(marks.map(() => null));
  expect(marks.map((mark) => read(optional, mark))).toEqual(marks.map(() => null));
  expect(marks.map((mark) => read(priceNeeded, mark))).toEqual(
    marks.map((mark) => (mark === '#N/A' ? 'spreadsheetError' : 'required')),
  );
});

test('a dash is a callout of a parts book, not a blank', () => {
  expect(read(catalogueFile('part-rows').fields.callout, '-')).toBe('-');
});

test('a price on request is blank, or no price where one is needed', () => {
  expect([read(price, '面议'), read(priceNeeded, '面议'), read(optional, '面议')]).toEqual([null, 'noPrice', '面议']);
  expect(read(priceNeeded, 'auf Anfrage')).toBe('noPrice');
});

test('errors of spreadsheets and formulas without a value are problems in every kind of field', () => {
  for (const field of [optional, price, id('', '', ''), plain('list', '', '', ''), date('from', '', '', '')]) {
    expect([read(field, '#REF!'), read(field, '#DIV/0!'), read(field, '=A1*2')]).toEqual([
      'spreadsheetError',
      'spreadsheetError',
      'formula',
    ]);
  }
  expect([read(optional, '="00123"'), read(optional, "'00123"), read(optional, "'=5")]).toEqual([
    '00123',
    '00123',
    '=5',
  ]);
});

test('a part number that a spreadsheet has destroyed is a problem in every text', () => {
  const number = reference('numbers', '', '', '');
  expect(['1.23E+11', '1.23456789012345e+17', '１.23E+11'].map((cell) => read(number, cell))).toEqual(
    Array(3).fill('scientific'),
  );
  expect([read(number, '2018-03-04'), read(number, '3月4日')]).toEqual(['becameDate', 'becameDate']);
  expect([read(catalogueFile('numbers').fields.number, '2018-03-04'), read(optional, '2018-03-04')]).toEqual([
    'becameDate',
    '2018-03-04',
  ]);
  expect([read(number, '5C0 698 151'), read(number, '0001234')]).toEqual(['5C0 698 151', '0001234']);
});

test('texts are cleaned: half-width letters and digits, no invisible characters, single spaces', () => {
  expect(read(optional, ' ＡＢ１\u200b２ \n 左\u00a0（前） ')).toBe('AB12 左 （前）');
});

test('NUL, foreign bytes and long texts are problems', () => {
  expect([read(optional, 'a\0b'), read(optional, '\ufffd片'), read(optional, 'x'.repeat(11))]).toEqual([
    'controlCharacters',
    'badEncoding',
    'tooLong',
  ]);
  expect(read(optional, '😀'.repeat(10))).toBe('😀'.repeat(10));
});

test('yes and no are read in both languages', () => {
  const field = plain('boolean', '', '', '');
  expect(['是', 'Y', 'yes', '1', '√', 'TRUE', '含税'].map((cell) => read(field, cell))).toEqual(Array(7).fill('t'));
  expect(['否', 'N', 'no', '0', '×', '未税', '不含税', '无'].map((cell) => read(field, cell))).toEqual(
    Array(8).fill('f'),
  );
  expect([read(field, ''), read(field, '-'), read(field, '也许')]).toEqual([null, null, 'notBoolean']);
});

test('provinces are read by code, full, short and English name; the whole country is null', () => {
  const field = plain('province', '', '', '');
  const cells = [
    '310000',
    '31',
    '上海',
    '上海市',
    'Shanghai',
    '内蒙古',
    '内蒙古自治区',
    '广西',
    '香港',
    'Inner Mongolia',
  ];
  expect(cells.map((cell) => read(field, cell))).toEqual([
    ...Array(5).fill('310000'),
    '150000',
    '150000',
    '450000',
    '810000',
    '150000',
  ]);
  expect(['沪', '粤', '川', '蜀', '新', '澳'].map((cell) => read(field, cell))).toEqual([
    ...['310000', '440000', '510000', '510000', '650000', '820000'],
  ]);
  expect([read(field, '全国'), read(field, '上海大众'), read(field, '99')]).toEqual([
    null,
    'notProvince',
    'notProvince',
  ]);
});

test('choices are read by key and alias, in any case', () => {
  const field = choice({ guide: ['指导价', '4S价', 'MSRP'], market: ['市场价'] }, '', '', '');
  expect(['guide', 'GUIDE', '指导价', '4s价', 'msrp', ' 市场价 '].map((cell) => read(field, cell))).toEqual([
    ...Array(5).fill('guide'),
    'market',
  ]);
  expect(read(field, '内部价')).toBe('notChoice');
});

test('numbers may bear the unit of their field, and ten thousands are counted', () => {
  const { powerKw } = catalogueFile('vehicles').fields;
  expect(['85kW', '85 KW', '85千瓦', '８５ｋＷ', '85'].map((cell) => read(powerKw, cell))).toEqual(Array(5).fill('85'));
  expect([read(powerKw, '85hp'), read(powerKw, 'kW')]).toEqual(['notNumber', 'notNumber']);
  const { seats } = catalogueFile('vehicles').fields;
  const near = ['ca. 132', '约132千瓦', '132 左右', '~ 131,6 kW', '132.4'];
  expect(near.map((cell) => read(powerKw, cell))).toEqual(Array(5).fill('132'));
  expect([read(powerKw, '1.325'), read(powerKw, 'ca. viel'), read(powerKw, '110-132')]).toEqual([
    ...['notInteger', 'notNumber', 'notNumber'],
  ]);
  expect([read(seats, '约5'), read(seats, '4.5')]).toEqual(['notNumber', 'notInteger']);
  const { intervalKm, intervalMonths, amount } = catalogueFile('maintenance-plans').fields;
  expect(['1万', '1万公里', '1.5 万', '20,000km'].map((cell) => read(intervalKm, cell))).toEqual([
    ...['10000', '10000', '15000', '20000'],
  ]);
  expect([read(intervalMonths, '6个月'), read(amount, '4.2L'), read(amount, '4.2 升')]).toEqual(['6', '4.2', '4.2']);
  expect([read(price, '1.2万元'), read(price, '0.12345万')]).toEqual(['1200000', '123450']);
});

test('maintenance items are named by their key, in Chinese, in English or by their code', () => {
  const { item } = catalogueFile('maintenance-projects').fields;
  expect(
    ['engineOil', '发动机机油', 'Engine oil', 'M01', '机油滤清器', 'brakeCheck'].map((cell) => read(item, cell)),
  ).toEqual([...Array(4).fill('engineOil'), ...['oilFilter', 'notChoice']]);
});

test('words of the trade for choices are understood', () => {
  expect(read(catalogueFile('part-groups').fields.tree, '卡车')).toBe('truck');
  expect(read(catalogueFile('replacements').fields.kind, '代替')).toBe('replaced');
  const { class: ofProject } = catalogueFile('maintenance-projects').fields;
  expect([read(ofProject, '乘用车'), read(ofProject, '商用车')]).toEqual(['passenger', 'commercial']);
});

test('lists become array literals in which nothing breaks out', () => {
  const field = plain('list', '', '', '');
  expect(read(field, '1KD; -1LA，PR1;1KD')).toBe('{"1KD","-1LA","PR1"}');
  expect(read(field, 'a"},{\\b')).toBe('{"a\\"}","{\\\\b"}');
  expect(read(field, ';;')).toBe(null);
});

test('a value that means none is refused where one is required', () => {
  expect(read({ ...plain('province', '', '', ''), ...required }, '全国')).toBe('required');
  expect(read(integer({ min: 0 }, '', '', '', required), '5')).toBe('5');
});

test('a quantity has its unit or is as required, and is never zero', () => {
  const { quantity } = catalogueFile('part-rows').fields;
  expect(['2', '2 件', '4 Stk.', '1,5', '0.5'].map((cell) => read(quantity, cell))).toEqual([
    '2',
    '2',
    '4',
    '1.5',
    '0.5',
  ]);
  const asRequired = ['按需', '若干', 'n.B.', 'nach Bedarf', 'A/R', 'as req.', 'As required', 'x'];
  expect(asRequired.map((cell) => read(quantity, cell))).toEqual(asRequired.map(() => '0'));
  expect(['0', '0.00', '-1', 'viele', 'nb2'].map((cell) => read(quantity, cell))).toEqual([
    ...Array<string>(3).fill('invalidQuantity'),
    ...Array<string>(2).fill('notNumber'),
  ]);
  expect(read(plain('decimal', '', '', ''), 'n.B.')).toBe('notNumber');
});
