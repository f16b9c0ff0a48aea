import { useEffect, useMemo } from 'react';
import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { priceKey } from '../../shared/prices/price-batches.ts';
import { type PartPrices, usePartPrices } from '../../shared/prices/use-part-prices.ts';

export type PlanPrices = Pick<PartPrices, 'priceOf' | 'isFailed' | 'retry'>;

/** The prices of all parts of a plan in a province, a few dozen: the totals need every one. */
export function usePlanPrices(projects: readonly MaintainProject[], province: ProvinceCode | undefined): PlanPrices {
  const parts = useMemo(() => {
    const all = projects.flatMap(({ partList }) => partList);
    return [...new Map(all.map((part) => [priceKey(part), part])).values()];
  }, [projects]);
  const { onSeen, ...prices } = usePartPrices(parts, { province, hasQuotes: false });
  useEffect(() => onSeen(parts), [onSeen, parts]);
  return prices;
}
