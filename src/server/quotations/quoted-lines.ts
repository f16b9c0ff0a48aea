import { lineAmountFen } from '../../contract/prices/line-amount.ts';
import { type PriceKind, type PriceKinds, priceKinds } from '../../contract/prices/price-kinds.ts';
import type { Offer } from '../../contract/prices/schemas.ts';
import type { QuotedLine, QuotedOption } from '../../contract/quotations/schemas.ts';
import type { WorkOrderItem } from '../../contract/work-orders/schemas.ts';

type PricedOffer = Offer & { priceFen: number };

/** The fields of an order line that a quotation uses. */
type Item = Pick<
  WorkOrderItem,
  'partId' | 'lineKind' | 'oe' | 'partBrandName' | 'stdPartName' | 'quantity' | 'unit' | PriceKinds[PriceKind]['field']
>;

/** What to order instead of a number that is not current. */
export type Superseded = Required<Pick<QuotedOption, 'successors' | 'isDiscontinued'>>;

interface Catalogue {
  /** The aftermarket parts for the number of a line, by its index. */
  offersOf(index: number): readonly Offer[];
  /** The lines whose number is not current, by partId. */
  superseded: ReadonlyMap<number, Superseded>;
}

/** The lines of an order in three schemes. */
export function quotedLines(
  items: readonly Item[],
  kind: PriceKind,
  { offersOf, superseded }: Catalogue,
): QuotedLine[] {
  const candidates = items.map((_item, index) => offersOf(index).filter(isQuotable));
  const linesOfBrand = countBrands(candidates);
  return items.map((item, index) => {
    const offers = candidates[index] ?? [];
    const original = { ...originalOption(item, kind), ...superseded.get(item.partId) };
    const keepOriginal = { ...original, isOriginalKept: true };
    const brand = knownBrandOffer(offers, linesOfBrand);
    const cheapest = cheapestOffer(offers);
    return {
      line: index + 1,
      name: item.stdPartName,
      lineKind: item.lineKind,
      quantity: item.quantity,
      unit: item.unit,
      options: {
        original,
        brand: brand === undefined ? keepOriginal : optionOf(brand, item.quantity),
        economy:
          cheapest === undefined || isCheaper(original, cheapest) ? keepOriginal : optionOf(cheapest, item.quantity),
      },
    };
  });
}

/** New parts with a price: a used or remanufactured one is not what was asked for. */
function isQuotable(offer: Offer): offer is PricedOffer {
  return offer.partClass === 'equivalent' && offer.priceFen !== null && offer.priceFen > 0;
}

/** On how many lines each brand has an offer. */
function countBrands(candidates: readonly (readonly PricedOffer[])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const offers of candidates)
    for (const brandId of new Set(offers.map(({ aftBrandId }) => aftBrandId)))
      counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  return counts;
}

/** The offer of the brand that covers the most lines, so that a job has one brand; of several brands the dearer offer. */
function knownBrandOffer(
  offers: readonly PricedOffer[],
  linesOfBrand: ReadonlyMap<number, number>,
): PricedOffer | undefined {
  const linesOf = ({ aftBrandId }: PricedOffer) => linesOfBrand.get(aftBrandId) ?? 0;
  const [first] = offers.toSorted((a, b) => linesOf(b) - linesOf(a) || b.priceFen - a.priceFen);
  return first === undefined
    ? undefined
    : cheapestOffer(offers.filter(({ aftBrandId }) => aftBrandId === first.aftBrandId));
}

function cheapestOffer(offers: readonly PricedOffer[]): PricedOffer | undefined {
  return offers.toSorted((a, b) => a.priceFen - b.priceFen || a.aftPartId - b.aftPartId)[0];
}

const isCheaper = ({ unitPriceFen }: QuotedOption, { priceFen }: PricedOffer) =>
  unitPriceFen !== null && unitPriceFen <= priceFen;

function originalOption(item: Item, kind: PriceKind): QuotedOption {
  const fen = item[item.lineKind === 'part' ? priceKinds[kind].field : 'marketPriceFen'] || null;
  return {
    number: item.oe,
    brandName: item.partBrandName,
    unitPriceFen: fen,
    amountFen: fen === null ? null : lineAmountFen(fen, item.quantity),
    isOriginalKept: false,
  };
}

function optionOf({ number, aftBrandName, priceFen }: PricedOffer, quantity: number): QuotedOption {
  return {
    number,
    brandName: aftBrandName,
    unitPriceFen: priceFen,
    amountFen: lineAmountFen(priceFen, quantity),
    isOriginalKept: false,
  };
}
