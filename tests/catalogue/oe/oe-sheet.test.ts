import i18next from 'i18next';
import { expect, test } from 'vitest';
import { oeSheet } from '../../../src/catalogue/oe/oe-sheet.ts';
import labels from '../../../src/locales/zh-CN/oe.json';
import prices from '../../../src/locales/zh-CN/prices.json';
import { priceOf } from '../../support/screens/price-of.ts';

const i18n = i18next.createInstance({ lng: 'zh-CN', resources: { 'zh-CN': { oe: labels, prices } } });
await i18n.init();

test('the exported results have all six displayed prices', () => {
  const part = {
    oeId: 1,
    oe: '04E 115 561 H',
    searchOe: '04E115561H',
    oeName: '',
    stdPartCode: 'P1',
    stdPartId: 1,
    stdPartName: '机油滤清器',
    priceBrandId: 17,
    brandCode: 'VW',
    brandName: '大众',
    oeReplaceTwos: [],
    isDiscontinued: false,
    price: priceOf({ marketPriceFen: 5_200, guidePriceFen: 6_050 }),
  };
  const quote = { quoteId: 'q', quoteTime: '2026-02-01T00:00:00.000Z', priceFen: 43_210, source: 'sample' };
  const sheet = oeSheet({
    parts: [part, { ...part, brandName: '奥迪', price: null }],
    quotesOf: () => ({ original: quote, brand: null, suit: null }),
    provinceName: '北京市',
    language: 'zh-CN',
    t: i18n.getFixedT('zh-CN', 'oe'),
    prices: i18n.getFixedT('zh-CN', 'prices'),
    noteOf: ({ dated }) => dated,
    isDemo: false,
  });
  const texts = sheet.rows.map((row) => row.map(({ text }) => text));
  expect(texts).toEqual([
    ['04E 115 561 H', '机油滤清器', '大众', '51', '---', '60', '430', '---', '---', '2026-03-01'],
    ['04E 115 561 H', '机油滤清器', '奥迪', '---', '---', '---', '430', '---', '---', ''],
  ]);
  expect(sheet.columns).toHaveLength(10);
  expect(sheet.facts).toEqual([['价格省份', '北京市']]);
});
