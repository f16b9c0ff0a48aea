import { expect, test } from 'vitest';
import { groupAdapters } from '../../../../src/catalogue/parts/panel/adapter-groups.ts';
import {
  brandList,
  chainList,
  offerList,
  relatedList,
  whereUsedList,
} from '../../../../src/catalogue/parts/panel/panel-lists.ts';
import { i18n, startI18n } from '../../../../src/providers/i18n.ts';
import { partOf } from '../../../support/screens/part-of.ts';
import { priceOf } from '../../../support/screens/price-of.ts';

await startI18n();
await i18n.changeLanguage('zh-CN');
await i18n.loadNamespaces(['parts', 'prices', 'parts-panels']);
const words = {
  t: i18n.getFixedT('zh-CN', 'parts-panels'),
  parts: i18n.getFixedT('zh-CN', 'parts'),
  prices: i18n.getFixedT('zh-CN', 'prices'),
  language: 'zh-CN',
};
const texts = ({ rows }: { rows: readonly (readonly { text: string }[])[] }) =>
  rows.map((row) => row.map(({ text }) => text));
const known = priceOf({ marketPriceFen: 39_800, guidePriceFen: 900 });

test('the export of related parts has relation, assembly, and the exact price with its date and source', () => {
  const part = { ...partOf({ oeName: '放油螺塞垫' }), vehAssyId: 12, assemblyName: '润滑系统' };
  const list = relatedList([{ relation: 'oneTime', parts: [part] }], words, {
    priceOf: () => known,
    quantityOf: () => '1 片',
  });
  expect(texts(list)).toEqual([
    ['拆装时须换新', '放油螺塞垫', '04E 103 1', '1 片', '润滑系统', '1', '', '¥398.00', '2026-03-01', '示例数据'],
  ]);
  expect(list.rows[0]?.at(-3)).toMatchObject({ number: 398 });
  expect(list.columns).toHaveLength(list.rows[0]?.length ?? 0);
});

test('the export of a replacement chain has kind and state of each number', () => {
  const link = {
    oeId: 1,
    oe: '5Q0 698 151 P',
    searchOe: '5Q0698151P',
    priceBrandId: 17,
    brandName: '大众',
    oeName: '前制动片',
    step: 0,
    kind: 'replaced' as const,
    dated: '2023-05-01',
    note: '更换供应商',
    isDiscontinued: false,
    isCurrent: true,
  };
  const list = chainList([link, { ...link, kind: 'self', step: 1, isCurrent: false, dated: null }], words, () => null);
  expect(texts(list)).toEqual([
    ['5Q0 698 151 P', '大众', '前制动片', '替换', '2023-05-01', '现用号, 所查号', '更换供应商', '---', '---', '', ''],
    ['5Q0 698 151 P', '大众', '前制动片', '', '', '', '更换供应商', '---', '---', '', ''],
  ]);
});

test('the export of brands starts with the vehicle maker’s own part, as on screen', () => {
  const brand = {
    aftBrandId: 3,
    aftBrandName: '博世',
    country: 'DE',
    partNum: 2,
    partClasses: ['equivalent' as const],
    lowestPriceFen: 6_100,
  };
  const list = brandList([brand], words, { part: partOf(), price: known, regionOf: () => '德国' });
  expect(texts(list)).toEqual([
    ['大众', '原厂件', '', '1', '04E 103 1', '¥398.00'],
    ['博世', '同质件', '德国', '2', '', '¥61.00'],
  ]);
});

test('the export of a brand’s parts has all OE numbers that they replace', () => {
  const offer = {
    aftPartId: 9,
    aftBrandId: 3,
    aftBrandName: '博世',
    number: '0 986 452 041',
    partClass: 'equivalent' as const,
    priceFen: 6_100,
    dated: '2026-02-01',
    source: 'sample',
    stdPartName: '机油滤清器',
    oes: [
      { oe: '04E 103 1', searchOe: '04E1031', brandName: '大众', priceBrandId: 17 },
      { oe: '04E 103 1', searchOe: '04E1031', brandName: '奥迪', priceBrandId: 1 },
    ],
  };
  expect(texts(offerList([offer], words))).toEqual([
    [
      '博世',
      '0 986 452 041',
      '机油滤清器',
      '同质件',
      '¥61.00',
      '2026-02-01',
      '示例数据',
      '大众 04E 103 1, 奥迪 04E 103 1',
    ],
  ]);
});

test('the export of vehicles that use a number has one row per group that matches the filter', () => {
  const vehicle = {
    brandId: 17,
    brandName: '大众',
    familyId: 5,
    familyName: '朗逸',
    groupId: 8,
    groupName: '朗逸 1.4T',
    vehicleTypeCode: 'C' as const,
    yearFrom: 2018,
    yearTo: null,
  };
  const list = whereUsedList(
    groupAdapters([vehicle, { ...vehicle, familyId: 6, familyName: '帕萨特' }], '朗逸 大众'),
    words,
  );
  expect(texts(list)).toEqual([
    ['大众', '朗逸', '朗逸 1.4T', '2018–'],
    ['大众', '帕萨特', '朗逸 1.4T', '2018–'],
  ]);
  expect(whereUsedList(groupAdapters([vehicle], '奥迪'), words).rows).toEqual([]);
});
