import {
  COUNTRY_KINDS,
  PROVINCE_KINDS,
  type PriceKind,
  priceKinds,
  QUOTE_KINDS,
} from '../../../contract/prices/price-kinds.ts';

export const columnOf = (kind: PriceKind): string => priceKinds[kind].column;

export const COUNTRY_COLUMNS = COUNTRY_KINDS.map(columnOf);
/** Arrays with a place for each province. */
export const PROVINCE_COLUMNS = PROVINCE_KINDS.map(columnOf);
/** The prices in part_price. */
export const PRICE_COLUMNS = [...COUNTRY_COLUMNS, ...PROVINCE_COLUMNS];
/** The column with the days of a kind, beside that of its prices: see migration 0092. */
export const dayColumnOf = (kind: PriceKind): string => columnOf(kind).replace(/_fen$/, '_dated');
export const DAY_COLUMNS = [...COUNTRY_KINDS, ...PROVINCE_KINDS].map(dayColumnOf);
/** The columns with an alias, to compare two rows. */
export const namesOf = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `${alias}.${column}`).join(', ');
/** The prices in e_price: arrays with a place for each quote. */
export const QUOTE_COLUMNS = QUOTE_KINDS.map(columnOf);
