import i18next from 'i18next';
import { expect, test } from 'vitest';
import { oeSheet } from '../../../src/catalogue/oe/oe-sheet.ts';
import labels from '../../../src/locales/zh-CN/oe.json';
import prices from '../../../src/locales/zh-CN/prices.json';
import { priceOf } from '../../support/screens/price-of.ts';

const i18n = i18next.createInstance({ lng: 'zh-CN', resources: { 'zh-CN': { oe: labels, prices } } });
await i18n.init();

test('the exported results have all six exact prices with their dates and sources', () => {
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
    successors: [],
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
    common: i18n.getFixedT('zh-CN', 'common'),
    prices: i18n.getFixedT('zh-CN', 'prices'),
    isDemo: false,
  });
  const texts = sheet.rows.map((row) => row.map(({ text }) => text));
  const [known, quoted] = [
    ['2026-03-01', '示例数据'],
    ['2026-02-01', '示例数据'],
  ];
  expect(texts).toEqual([
    ['04E 115 561 H', '机油滤清器', '大众', '¥52.00', '---', '¥60.50', '¥432.10', '---', '---', ...known, ...quoted],
    ['04E 115 561 H', '机油滤清器', '奥迪', '---', '---', '---', '¥432.10', '---', '---', '', '', ...quoted],
  ]);
  expect(sheet.columns).toHaveLength(13);
  expect(sheet.facts).toEqual([['价格省份', '北京市']]);
});
