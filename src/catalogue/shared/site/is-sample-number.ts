import { hasDemoId } from '../../../contract/vehicles/demo-id.ts';
import { readSite } from '../../../providers/page/site.ts';

/** The source of the demo catalogue's prices. */
const DEMO_SOURCE = 'sample';

interface PricedNumber {
  priceBrandId: number;
  price: { source: string } | null;
}

/** Whether a number's data are samples of the demo catalogue: by the source of its price, else by its brand. */
export function isSampleNumber({ priceBrandId, price }: PricedNumber): boolean {
  return price === null ? readSite().isDemo && hasDemoId(priceBrandId) : isSamplePrice(price);
}

/** Whether a price is one of the demo catalogue. A demo may hold price lists of suppliers too. */
export const isSamplePrice = ({ source }: { source: string }): boolean => readSite().isDemo && source === DEMO_SOURCE;
