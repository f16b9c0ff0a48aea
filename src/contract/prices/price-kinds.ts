interface Entry {
  /** Key of its texts, `kinds.<label>` in prices.json, and of its column in the parts table, which cookies contain. */
  label: string;
  /** Field on the wire: of a work order's item, and of a price unless it is a quote. The item's column is in snake case. */
  field: `${string}Fen`;
  /** lookup: the specification's display rule; nearestTen: its rule for original parts. */
  format: 'lookup' | 'nearestTen';
}

/** A price of the catalogue: one amount for the country, or one for each province. */
interface CatalogueEntry extends Entry {
  table: 'part_price';
  column: string;
  /** region: the median of the region's provinces, the lower of the two middle ones. */
  scope: 'country' | 'province' | 'region';
}

/** An e-commerce quote: the newest is the price. */
interface QuoteEntry extends Entry {
  table: 'e_price';
  column: string;
  /** ecommerceHistoryPriceType. */
  quoteType: number;
}

/**
 * The kinds of price in display order. Schemas, SQL, tables, totals and exports are derived from this list; CONTRIBUTING.md
 * says how to add one.
 */
export const priceKinds = {
  /** The original part's market price in the province, with tax. */
  market: {
    label: 'market',
    field: 'marketPriceFen',
    format: 'lookup',
    table: 'part_price',
    column: 'market_fen',
    scope: 'province',
  },
  region: {
    label: 'region',
    field: 'marketPriceRegionFen',
    format: 'lookup',
    table: 'part_price',
    column: 'market_fen',
    scope: 'region',
  },
  /** The dealer's list price. */
  guide: {
    label: 'guide',
    field: 'guidePriceFen',
    format: 'lookup',
    table: 'part_price',
    column: 'guide_fen',
    scope: 'country',
  },
  original: {
    label: 'original',
    field: 'retailOriginalPriceFen',
    format: 'nearestTen',
    table: 'e_price',
    column: 'original_fen',
    quoteType: 0,
  },
  brand: {
    label: 'brandPrice',
    field: 'retailBrandPriceFen',
    format: 'lookup',
    table: 'e_price',
    column: 'brand_fen',
    quoteType: 1,
  },
  suit: {
    label: 'suit',
    field: 'retailSuitPriceFen',
    format: 'lookup',
    table: 'e_price',
    column: 'suit_fen',
    quoteType: 2,
  },
} as const satisfies Record<string, CatalogueEntry | QuoteEntry>;

export type PriceKinds = typeof priceKinds;
export type PriceKind = keyof PriceKinds;
type KindIn<Table> = { [Kind in PriceKind]: PriceKinds[Kind]['table'] extends Table ? Kind : never }[PriceKind];
export type CatalogueKind = KindIn<'part_price'>;
export type QuoteKind = KindIn<'e_price'>;
type KindOf<Scope> = { [Kind in CatalogueKind]: PriceKinds[Kind]['scope'] extends Scope ? Kind : never }[CatalogueKind];
/** A kind that price lists give. The price of a region follows from those of its provinces. */
export type ListedKind = KindOf<'country' | 'province'> | QuoteKind;

export type PriceField = PriceKinds[PriceKind]['field'];
export type CatalogueField = PriceKinds[CatalogueKind]['field'];
export type PriceLabel = PriceKinds[PriceKind]['label'];
export type QuoteType = PriceKinds[QuoteKind]['quoteType'];

export function isPriceKind(text: string | null): text is PriceKind {
  return text !== null && Object.hasOwn(priceKinds, text);
}

export function isQuoteKind(kind: PriceKind): kind is QuoteKind {
  return priceKinds[kind].table === 'e_price';
}

export function isCatalogueKind(kind: PriceKind): kind is CatalogueKind {
  return !isQuoteKind(kind);
}

export const PRICE_KINDS = Object.keys(priceKinds).filter(isPriceKind);
export const CATALOGUE_KINDS = PRICE_KINDS.filter(isCatalogueKind);
export const QUOTE_KINDS = PRICE_KINDS.filter(isQuoteKind);
export const COUNTRY_KINDS = CATALOGUE_KINDS.filter((kind) => priceKinds[kind].scope === 'country');
export const PROVINCE_KINDS = CATALOGUE_KINDS.filter((kind) => priceKinds[kind].scope === 'province');

export const PRICE_FIELDS = PRICE_KINDS.map((kind) => priceKinds[kind].field);
export const CATALOGUE_FIELDS = CATALOGUE_KINDS.map((kind) => priceKinds[kind].field);
export const QUOTE_FIELDS = QUOTE_KINDS.map((kind) => priceKinds[kind].field);

export const QUOTE_TYPES = QUOTE_KINDS.map((kind) => priceKinds[kind].quoteType);

export function quoteKindOf(type: QuoteType): QuoteKind {
  return QUOTE_KINDS.find((kind) => priceKinds[kind].quoteType === type) ?? 'original';
}

/** A value for the field of each kind. */
export function byPriceField<Kind extends PriceKind, Value>(
  kinds: readonly Kind[],
  getValue: (kind: Kind) => Value,
): Record<PriceKinds[Kind]['field'], Value> {
  const entries = kinds.map((kind) => [priceKinds[kind].field, getValue(kind)]);
  return Object.fromEntries(entries) as Record<PriceKinds[Kind]['field'], Value>;
}
