import { expect, test } from 'vitest';
import { catalogueFile, catalogueFiles } from '../../../../src/contract/imports/format/catalogue-files.ts';
import {
  EXACT,
  headerScore,
  isFieldName,
  knownHeadersOf,
  normalizeHeader,
} from '../../../../src/contract/imports/mapping/headers.ts';

const { fields } = catalogueFile('prices');
const score = (header: string, name: string) => {
  const field = fields[name];
  if (field === undefined) throw new Error(`no field ${name}`);
  return headerScore(header, name, field);
};

test('units, remarks, case, width and separators do not matter in a header', () => {
  expect(['价格(元)', 'ＯＥ号码【必填】', ' Part_No. ', 'OEM No'].map(normalizeHeader)).toEqual([
    '价格',
    'oe号码',
    'partno',
    'oemno',
  ]);
});

test('a header that is a remark as a whole is kept', () => {
  expect(normalizeHeader('（价格）')).toBe('价格');
});

test('the name of a field is better than an alias, an alias than one with another ending, that than a part of the header', () => {
  const scores = ['number', '零件号', '零件编号', '适用车型零件号及备注'].map((header) => score(header, 'number'));
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
  expect(new Set(scores).size).toBe(4);
  expect(scores.map((one) => one > EXACT)).toEqual([true, true, true, false]);
  expect(scores[3]).toBeGreaterThan(0);
});

test('a header that names something else, or nothing, has no score', () => {
  expect(['', '()', '备注', '库存'].map((header) => score(header, 'number'))).toEqual([0, 0, 0, 0]);
});

test('a header of prices names no brand, though the word is in it', () => {
  expect(score('品牌价', 'brand')).toBe(0);
  expect(score('品牌', 'brand')).toBeGreaterThan(EXACT);
});

test('only the name in the format itself is a field name', () => {
  expect([isFieldName('Tax Included', 'taxIncluded'), isFieldName('含税', 'taxIncluded')]).toEqual([true, false]);
});

test('names, Chinese labels and aliases of all files are known', () => {
  const known = knownHeadersOf(catalogueFiles);
  expect(['taxincluded', '零件号', 'partno'].map((word) => known.has(word))).toEqual([true, true, true]);
  expect(known.has('姓名')).toBe(false);
});
