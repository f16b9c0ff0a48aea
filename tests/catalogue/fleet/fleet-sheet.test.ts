import i18next from 'i18next';
import { expect, test } from 'vitest';
import { fleetSheet } from '../../../src/catalogue/fleet/fleet-sheet.ts';
import { fleetRows } from '../../../src/catalogue/fleet/fleet-table.ts';
import { priceKey } from '../../../src/catalogue/shared/prices/price-batches.ts';
import prices from '../../../src/locales/en/prices.json';
import fleet from '../../../src/locales/en/work-orders/work-orders-fleet.json';
import { partOf } from '../../support/screens/part-of.ts';
import { priceOf } from '../../support/screens/price-of.ts';
import { bookOf } from './support.ts';

const i18n = i18next.createInstance({ lng: 'en', resources: { en: { 'work-orders-fleet': fleet, prices } } });
await i18n.init();

const pads = { stdPartId: 2, stdPartName: 'brake pads', partCount: 2, oe: 'B 1', searchOe: 'B1' };
const books = [bookOf('LSVAA2BR1GN100001', [pads]), bookOf('LSVAA2BR1GN100002', [pads, { searchOe: 'A1', oe: 'A 1' }])];
const price = priceOf({ searchOe: 'B1', marketPriceFen: 28_650, guidePriceFen: null });
const sheetOf = (isDemo = false) =>
  fleetSheet({
    rows: fleetRows(books),
    books,
    prices: new Map([[priceKey(partOf(pads)), price]]),
    language: 'en',
    provinceName: 'Beijing',
    now: new Date('2026-03-02T06:30:00Z'),
    isDemo,
    t: i18n.getFixedT('en', 'work-orders-fleet'),
    tPrices: i18n.getFixedT('en', 'prices'),
  });

test('a row is a number with its vehicles, the pieces for all of them and today’s prices', () => {
  const [first, second] = sheetOf().rows;
  expect(first?.slice(0, 9).map(({ text, number }) => number ?? text)).toEqual([
    ...['brake pads', 'B 1', '大众', 2, 'GN100001, GN100002', 'Fits', 4, 286.5],
    '---',
  ]);
  expect(second?.[1]?.text).toBe('A 1');
  expect(second?.[7]).toEqual({ text: '---', number: null });
});

test('every row has a cell for each column', () => {
  const { columns, rows } = sheetOf();
  for (const row of rows) expect(row).toHaveLength(columns.length);
});

test('the facts name every vehicle by its whole VIN', () => {
  const facts = sheetOf().facts.map(([, value]) => value.split(' · ')[0]);
  expect(facts.slice(2)).toEqual(['LSVAA2BR1GN100001', 'LSVAA2BR1GN100002']);
});

test('only a demo notes that its numbers and prices are samples', () => {
  expect([sheetOf(false).notes.length, sheetOf(true).notes.length]).toEqual([0, 1]);
});
