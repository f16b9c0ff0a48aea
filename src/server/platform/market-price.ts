import {
  CATALOGUE_FIELDS,
  CATALOGUE_KINDS,
  type CatalogueKind,
  type PriceKinds,
  priceKinds,
} from '../../contract/prices/price-kinds.ts';
import type { PartPrice } from '../../contract/prices/schemas.ts';
import { PROVINCE_CODES, REGION_SPANS, regionOf } from '../../contract/provinces/rules.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';
import { recordOf } from '../../contract/record-of.ts';

/** A parameter of a prepared statement, such as `$3`. */
type Parameter = `$${number}`;

type Fen = number | null;

/** The price columns of a row. Dated and source are null if the number has no price. */
export type PriceColumns = {
  dated: string | null;
  source: string | null;
  /** The places of the provinces with a market price, if this one has none. */
  pricedPlaces: readonly number[] | null;
} & {
  [Kind in CatalogueKind as PriceKinds[Kind]['field']]: PriceKinds[Kind]['scope'] extends 'region'
    ? readonly Fen[] | null
    : Fen;
};

/** The place of each province in the arrays of part_price, from 1. */
const places = new Map(PROVINCE_CODES.map((code, index) => [code, index + 1]));

/** The price columns of the row pp of part_price. The parameter's value is `priceParameter` of the province. */
export function priceColumns(parameter: Parameter): string {
  const prices = CATALOGUE_KINDS.map((kind) => `${priceColumn(kind, parameter)} as "${priceKinds[kind].field}"`);
  return ['pp.dated', 'pp.source', ...prices, `${pricedPlaces(parameter)} as "pricedPlaces"`].join(', ');
}

function pricedPlaces(parameter: Parameter): string {
  return `case when ${priceColumn('market', parameter)} is null then array(
      select place::integer from unnest(pp.market_fen) with ordinality as priced(fen, place) where fen > 0 order by place
    ) end`;
}

/** One price of the row pp; for a region, the prices of its provinces. */
export function priceColumn(kind: CatalogueKind, parameter: Parameter): string {
  const { column, scope } = priceKinds[kind];
  if (scope === 'country') return `pp.${column}`;
  const [place, from, to, otherFrom, otherTo] = [1, 2, 3, 4, 5].map((index) => `(${parameter}::integer[])[${index}]`);
  if (scope === 'province') return `pp.${column}[${place}]`;
  return `pp.${column}[${from}:${to}] || pp.${column}[${otherFrom}:${otherTo}]`;
}

/**
 * The province's place in the arrays of part_price, and the first and last places of its region: two ranges, the second
 * empty (1 to 0) for most regions.
 */
export function priceParameter(province: ProvinceCode): number[] {
  const [[from, to], [otherFrom, otherTo] = [1, 0]] = REGION_SPANS[regionOf(province)];
  return [places.get(province) ?? 0, from, to, otherFrom, otherTo];
}

interface PricedNumber {
  searchOe: string;
  /** The replacing number whose price it is; null: the number's own. */
  standInOe?: string | null;
}

/** The price of a number in a province; null if it has none. */
export function priceOf(
  row: PriceColumns & { priceBrandId: number },
  provinceCode: ProvinceCode,
  { searchOe, standInOe = null }: PricedNumber,
): PartPrice | null {
  const { priceBrandId, dated, source } = row;
  if (dated === null || source === null) return null;
  return {
    priceBrandId,
    searchOe,
    provinceCode,
    region: regionOf(provinceCode),
    partClass: 'original',
    ...recordOf(CATALOGUE_FIELDS, (field) => {
      const value = row[field];
      return value === null || typeof value === 'number' ? value : medianOf(value);
    }),
    pricedElsewhere: (row.pricedPlaces ?? []).flatMap((place) => PROVINCE_CODES[place - 1] ?? []),
    dated,
    source,
    standInOe,
  };
}

const columnNames: ReadonlySet<string> = new Set(['dated', 'source', 'pricedPlaces', ...CATALOGUE_FIELDS]);

/** The row without its price columns. */
export function omitPrice<Row extends PriceColumns>(row: Row): Omit<Row, keyof PriceColumns> {
  const entries = Object.entries(row).filter(([name]) => !columnNames.has(name));
  return Object.fromEntries(entries) as Omit<Row, keyof PriceColumns>;
}

/** Of the known prices; the lower of the two middle ones. Null if none is known. */
function medianOf(prices: readonly Fen[]): Fen {
  const known = prices.filter((fen) => fen !== null).toSorted((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}
