import { expect, test } from 'vitest';
import {
  freeFields,
  missingFields,
  toBody,
  useOfColumn,
  withColumn,
  withConstant,
} from '../../../../src/backoffice/imports/columns/mapping-draft.ts';
import type { Mapping } from '../../../../src/contract/imports/mapping/mapping.ts';

const mapping: Mapping = { file: 'prices', columns: { number: 'OE', price: '价格' }, constants: { brand: 'VW' } };
const several: Mapping = {
  file: 'prices',
  columns: { number: 'OE' },
  unpivot: {
    into: 'price',
    columns: [
      { header: '上海', constants: { province: '31' } },
      { header: '广东', constants: { province: '44' } },
    ],
  },
};

test('a column holds a field, one of several columns of a field, or nothing', () => {
  expect(useOfColumn(mapping, 'OE')).toEqual({ field: 'number' });
  expect(useOfColumn(several, '广东')).toEqual({ field: 'price', constants: { province: '44' } });
  expect(useOfColumn(mapping, '备注')).toBeUndefined();
});

test('a field has one column: the column that is given to it takes it from the one before, and loses its own', () => {
  expect(withColumn(mapping, 'OE', 'price').columns).toEqual({ price: 'OE' });
  expect(withColumn(mapping, 'OE', undefined).columns).toEqual({ price: '价格' });
});

test('a column for a field takes the place of the value for all rows', () => {
  expect(withColumn(mapping, '品牌', 'brand')).toEqual({
    file: 'prices',
    columns: { number: 'OE', price: '价格', brand: '品牌' },
  });
});

test('one column of prices ends several, and one of several that is used otherwise leaves the rest', () => {
  expect(withColumn(several, '价格', 'price')).toEqual({ file: 'prices', columns: { number: 'OE', price: '价格' } });
  expect(withColumn(several, '上海', undefined).unpivot?.columns.map(({ header }) => header)).toEqual(['广东']);
  const none = withColumn(withColumn(several, '上海', undefined), '广东', undefined);
  expect(none).toEqual({ file: 'prices', columns: { number: 'OE' } });
});

test('a required field is given by a column, by several, or by a value for all rows that is not blank', () => {
  expect(missingFields(mapping)).toEqual([]);
  expect(missingFields(several)).toEqual([]);
  expect(missingFields({ file: 'prices', columns: { number: 'OE' } })).toEqual(['price']);
  expect(missingFields({ ...mapping, columns: { price: '价格' }, constants: { number: ' ' } })).toEqual(['number']);
});

test('a value for all rows is offered for fields without a column and without one', () => {
  const free = freeFields(mapping);
  expect(free).toContain('date');
  for (const taken of ['number', 'price', 'brand']) expect(free).not.toContain(taken);
  expect(freeFields(several)).not.toContain('price');
});

test('blank values for all rows are not sent, and the last one that is taken away leaves none', () => {
  expect(toBody({ ...mapping, constants: { brand: 'VW', date: ' ' } }).constants).toEqual({ brand: 'VW' });
  expect(toBody({ ...mapping, constants: { date: '' } })).not.toHaveProperty('constants');
  expect(withConstant(mapping, 'brand', undefined)).not.toHaveProperty('constants');
});
