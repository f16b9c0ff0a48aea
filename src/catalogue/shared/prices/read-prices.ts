import { priceCalls } from '../../../contract/prices/calls.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { type PricedPart, priceBlocks, pricesBody, pricesByPart } from './price-batches.ts';

interface PricesQuery {
  vehicleType: 'pac' | 'cov';
  province: ProvinceCode;
}

/** The prices of many numbers in an open province, by priceKey. @throws CallError */
export async function readPrices(
  parts: readonly PricedPart[],
  { vehicleType, province }: PricesQuery,
): Promise<ReadonlyMap<string, PartPrice>> {
  const call = vehicleType === 'cov' ? priceCalls.getCovPartPrices : priceCalls.getPartPrices;
  const answers: PartPrice[] = [];
  for (const block of priceBlocks(parts)) {
    const prices = await request(call, pricesBody(block, province));
    answers.push(...prices.flatMap((price) => price ?? []));
  }
  return pricesByPart(answers);
}
