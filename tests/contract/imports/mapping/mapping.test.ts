import { expect, test } from 'vitest';
import { createRowMapper, decimalSignsOf, type Mapping } from '../../../../src/contract/imports/mapping/mapping.ts';

const columns = ['OE', 'brand', 'price', 'east', 'west'];
const mapped = (mapping: Mapping, cells: string[]) => {
  const mapper = createRowMapper(mapping, columns);
  return mapper
    .map(cells)
    .map(({ values }) => Object.fromEntries(mapper.fields.map((field, index) => [field, values[index]])));
};

test('a constant fills blank cells of its own field only', () => {
  const mapping: Mapping = {
    file: 'prices',
    columns: { number: 'OE', brand: 'brand', price: 'price' },
    constants: { brand: 'VW' },
  };
  expect(mapped(mapping, ['A12345', '', '1'])[0]).toMatchObject({ brand: 'VW' });
  expect(mapped(mapping, ['A12345', 'Audi', ''])[0]).toMatchObject({ brand: 'Audi', price: '' });
  expect(() => createRowMapper({ ...mapping, columns: { number: 'none' } }, columns)).toThrow('no column none');
});

const unpivoted: Mapping = {
  file: 'prices',
  columns: { number: 'OE' },
  constants: { kind: 'market' },
  unpivot: {
    into: 'price',
    columns: [
      { header: 'east', constants: { province: '31' } },
      { header: 'west', constants: { province: '51', kind: 'guide' } },
    ],
  },
};

test('each filled column of prices makes a row with what its header says; a header says better than the table', () => {
  expect(mapped(unpivoted, ['A12345', '', '', '286', '300'])).toEqual([
    { number: 'A12345', price: '286', province: '31', kind: 'market' },
    { number: 'A12345', price: '300', province: '51', kind: 'guide' },
  ]);
  expect(mapped(unpivoted, ['A12345', '', '', ' ', '300'])).toHaveLength(1);
});

test('of a price with and without tax beside each other the one with tax counts, else the one there is', () => {
  const price = (header: string, taxIncluded: string, province: string) => ({
    header,
    constants: { taxIncluded, province },
  });
  const mapping: Mapping = {
    file: 'prices',
    columns: { number: 'OE' },
    unpivot: {
      into: 'price',
      columns: [price('price', '否', '31'), price('east', '是', '31'), price('west', '否', '51')],
    },
  };
  const pricesOf = (...cells: string[]) => mapped(mapping, ['A12345', '', ...cells]).map((row) => row.price);
  expect(pricesOf('87.61', '99.00', '80')).toEqual(['99.00', '80']);
  expect(pricesOf('87.61', '', '')).toEqual(['87.61']);
});

test('a row without any price makes one row, so that it is refused and not lost', () => {
  expect(mapped(unpivoted, ['A12345', '', '', '', ' '])).toMatchObject([{ number: 'A12345', price: '' }]);
});

test('each value names the column that it comes from, null for one that the table states', () => {
  const mapper = createRowMapper(unpivoted, columns);
  const headers = mapper.map(['A12345', '', '', '', '300']).map(({ index }) => mapper.headersOf(index));
  expect(headers.map((own) => Object.fromEntries(mapper.fields.map((field, at) => [field, own[at]])))).toEqual([
    { number: 'OE', price: 'west', province: null, kind: null },
  ]);
});

test('the decimal sign of unpivoted columns is decided by all of them', () => {
  const mapping: Mapping = {
    file: 'prices',
    columns: { number: 'OE' },
    unpivot: {
      into: 'price',
      columns: [
        { header: '上海', constants: {} },
        { header: '广东', constants: {} },
      ],
    },
  };
  expect(decimalSignsOf(mapping, ['OE', '上海', '广东'], [{ cells: ['A12345', '1.234', '12,50'] }])).toEqual({
    number: null,
    price: ',',
  });
});
