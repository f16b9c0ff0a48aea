import { PRICE_FIELDS } from '../../contract/prices/price-kinds.ts';

/** Where the prices of an item are from. */
export const ORIGIN_FIELDS = ['priceSource', 'priceDated', 'quoteSource', 'quoteDated'] as const;

/** The fields of an item in the contract, without updateTime. */
export const itemColumns = [
  'partId',
  'lineKind',
  'oe',
  'searchOe',
  'oeName',
  'stdPartCode',
  'stdPartName',
  'vehicleBrandName',
  'partBrandName',
  'priceBrandId',
  'provinceCode',
  ...PRICE_FIELDS,
  ...ORIGIN_FIELDS,
  'quantity',
  'unit',
  'partRemark',
  'userWord',
  'oeReplaceTwos',
  'fit',
  'formerOe',
  'returnReason',
  'returnNote',
  'addedAt',
] as const;

export const changeableColumns = [
  'oe',
  'searchOe',
  'oeName',
  'formerOe',
  'stdPartName',
  ...PRICE_FIELDS,
  ...ORIGIN_FIELDS,
  'quantity',
  'unit',
  'partRemark',
  'returnReason',
  'returnNote',
  'fit',
] as const satisfies readonly (typeof itemColumns)[number][];

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
