import i18next from 'i18next';
import { expect, test } from 'vitest';
import { offersSheet } from '../../../src/catalogue/brand-parts/offers-sheet.ts';
import labels from '../../../src/locales/zh-CN/brand-parts.json';
import prices from '../../../src/locales/zh-CN/prices.json';
import { offerOf } from '../../support/screens/offer-of.ts';

const i18n = i18next.createInstance({ lng: 'zh-CN', resources: { 'zh-CN': { 'brand-parts': labels, prices } } });
await i18n.init();

test('the exported offers have the OE numbers that they replace, the exact price, its date and source', () => {
  const offer = offerOf({ priceFen: 21_050 });
  const sheet = offersSheet({
    offers: [offer, { ...offer, priceFen: null, dated: null }],
    name: '朗逸',
    language: 'zh-CN',
    t: i18n.getFixedT('zh-CN', 'brand-parts'),
    prices: i18n.getFixedT('zh-CN', 'prices'),
    isDemo: true,
  });
  expect(sheet.columns.map(({ label }) => label)).toEqual([
    '配件名称',
    '品牌',
    '品牌件号',
    '类别',
    '可替代的 OE 号',
    '参考价',
    '价格日期',
    '价格来源',
  ]);
  const texts = sheet.rows.map((row) => row.map(({ text }) => text));
  const first = ['前制动片', '博世', '0 986 494 596', '同质件', '1K0 698 151 A 大众'];
  expect(texts[0]).toEqual([...first, '¥210.50', '2026-03-01', '示例数据']);
  expect(texts[1]).toEqual([...first, '---', '', '']);
  expect(sheet.notes).toHaveLength(2);
});
