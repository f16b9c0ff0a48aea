import { createInstance } from 'i18next';
import { orderSheet } from '../../../../src/catalogue/work-orders/order/order-sheet.ts';
import type { OrderSheetInput } from '../../../../src/catalogue/work-orders/order/order-sheet-input.ts';
import { PRICE_FIELDS } from '../../../../src/contract/prices/price-kinds.ts';
import { recordOf } from '../../../../src/contract/record-of.ts';
import type { WorkOrder, WorkOrderItem } from '../../../../src/contract/work-orders/schemas.ts';
import pricesEn from '../../../../src/locales/en/prices.json' with { type: 'json' };
import en from '../../../../src/locales/en/work-orders/work-orders.json' with { type: 'json' };
import pricesZh from '../../../../src/locales/zh-CN/prices.json' with { type: 'json' };
import zh from '../../../../src/locales/zh-CN/work-orders/work-orders.json' with { type: 'json' };

const i18n = createInstance();
await i18n.init({
  lng: 'zh-CN',
  ns: ['work-orders', 'prices'],
  resources: { 'zh-CN': { 'work-orders': zh, prices: pricesZh }, en: { 'work-orders': en, prices: pricesEn } },
});

/** The translation functions of work orders and prices in one language. */
export const translationsIn = (language: 'zh-CN' | 'en') => ({
  t: i18n.getFixedT(language, 'work-orders'),
  tPrices: i18n.getFixedT(language, 'prices'),
});

export const provinceName = (code: string) => ({ '110000': '北京市', '310000': '上海市' })[code] ?? code;

export function orderWith(fields: Partial<WorkOrder> = {}): WorkOrder {
  return {
    listId: 7,
    name: '朗逸 前刹车',
    vehicleId: 1,
    vin: 'LSVAA2BR1GN100000',
    vehicleType: 'pac',
    brandName: '大众',
    familyName: '朗逸',
    vehicleName: '大众 朗逸 2016款 1.6L 手动风尚版',
    provinceCode: '110000',
    reqParam: 'LSVAA2BR1GN100000',
    isVinQuery: true,
    brandCode: 'VW',
    seriesId: 1,
    brandId: 1,
    groupId: 1,
    groupName: '朗逸 1.6L',
    partNum: 300,
    refinedTruckNum: 0,
    remark: '',
    customerName: '',
    plate: '',
    itemNum: 1,
    totalFen: 39_800,
    unpricedNum: 0,
    outdatedNum: 0,
    createdAt: '2026-03-01T01:00:00.000Z',
    ownerId: 1,
    updatedBy: 1,
    updateTime: '2026-03-02T06:30:00.000Z',
    ...fields,
  };
}

export function itemWith(fields: Partial<WorkOrderItem> = {}): WorkOrderItem {
  return {
    partId: 1,
    lineKind: 'part',
    oe: '1K0 698 151 A',
    searchOe: '1K0698151A',
    oeName: '前制动片',
    stdPartCode: 'P1701001',
    stdPartName: '前制动片',
    vehicleBrandName: '大众',
    partBrandName: '原厂',
    priceBrandId: 1,
    provinceCode: '110000',
    ...recordOf(PRICE_FIELDS, () => null),
    guidePriceFen: 45_000,
    marketPriceFen: 39_800,
    priceSource: 'sample',
    priceDated: '2026-02-01',
    quoteSource: '',
    quoteDated: null,
    quantity: 1,
    unit: '',
    partRemark: '',
    userWord: '',
    oeReplaceTwos: [],
    fit: null,
    formerOe: '',
    returnReason: null,
    returnNote: '',
    addedAt: '2026-03-02T06:30:00.000Z',
    addedBy: 1,
    updatedBy: 1,
    updateTime: '2026-03-02T06:30:00.000Z',
    ...fields,
  };
}

/** An order whose texts need escaping in every format: formulas, leading zeros, quotes, line breaks, markup. */
export function awkwardSheet(fields: Partial<OrderSheetInput> = {}) {
  const items = [
    itemWith({ oe: '0986494596', partRemark: '=HYPERLINK("http://x","y")', quantity: 2 }),
    itemWith({ oe: '612600081334', partRemark: '-1+2', stdPartName: '<b>"前" & \'后\'</b>' }),
    itemWith({ oe: '04E 115 561 H', partRemark: '急, "今天"\n取', marketPriceFen: null }),
  ];
  return orderSheet({
    order: orderWith({ name: '@SUM(1)' }),
    items,
    language: 'zh-CN',
    ...translationsIn('zh-CN'),
    provinceName,
    supersededOf: () => '',
    isDemo: false,
    ...fields,
  });
}
