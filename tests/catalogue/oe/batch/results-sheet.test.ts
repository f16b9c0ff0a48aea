import i18next from 'i18next';
import { expect, test } from 'vitest';
import { createJob, type ResultLists } from '../../../../src/catalogue/oe/batch/job.ts';
import { resultsSheet } from '../../../../src/catalogue/oe/batch/results-sheet.ts';
import common from '../../../../src/locales/en/common.json';
import batch from '../../../../src/locales/en/oe-batch.json';
import prices from '../../../../src/locales/en/prices.json';
import { partOf } from '../../../support/screens/part-of.ts';
import { priceOf } from '../../../support/screens/price-of.ts';

const i18n = i18next.createInstance({ lng: 'en', resources: { en: { 'oe-batch': batch, prices, common } } });
await i18n.init();

const part = { ...partOf({ oe: 'A 1', searchOe: 'A1', oeName: '' }), price: priceOf({ marketPriceFen: 28_650 }) };
const lists: ResultLists = {
  success: [{ oe: 'a1', searchOe: 'A1', parts: [part, { ...part, brandName: '奥迪', price: null }] }],
  match: [{ oe: 'a2', searchOe: 'A2', candidates: [{ reason: 'aftermarket', via: '博世 A2', part }] }],
  fail: [{ oe: 'a3', searchOe: 'A3', reason: 'unknown' }],
};
const sheetOf = (given: ResultLists = lists) =>
  resultsSheet({
    job: createJob({ numbers: [], duplicates: [], provinceCode: '110000' }),
    lists: given,
    language: 'en',
    t: i18n.getFixedT('en', 'oe-batch'),
    common: i18n.getFixedT('en', 'common'),
    tPrices: i18n.getFixedT('en', 'prices'),
    provinceName: 'Beijing',
    now: new Date('2026-03-02T06:30:00Z'),
    isDemo: false,
  });

test('every requested number has a row: found ones for each make, then likely ones, then failures', () => {
  expect(sheetOf().rows.map((row) => [row[0]?.text, row[3]?.text, row[5]?.text])).toEqual([
    ['a1', 'A 1', '大众'],
    ['a1', 'A 1', '奥迪'],
    ['a2', 'A 1', '大众'],
    ['a3', '', ''],
  ]);
});

test('every row has a cell for each column, also with a column of superseded numbers', () => {
  const superseded = { ...part, successors: ['B 1'] };
  for (const given of [lists, { ...lists, success: [{ oe: 'a1', searchOe: 'A1', parts: [superseded] }] }]) {
    const { columns, rows } = sheetOf(given);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
});

test('prices are exact amounts, an unknown one has no number, and a part without a name of its maker has the standard one', () => {
  const [first, second] = sheetOf().rows;
  expect(first?.slice(4, 7).map(({ text, number }) => number ?? text)).toEqual(['机油滤清器', '大众', 286.5]);
  expect(second?.[6]?.number).toBeNull();
});

test('a likely number says by which aftermarket part it was found', () => {
  expect(sheetOf().rows[2]?.[2]?.text).toContain('博世 A2');
});
