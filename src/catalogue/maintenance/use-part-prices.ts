import { useMemo } from 'react';
import type { MaintainProject } from '../../contract/maintenance.ts';
import type { Part } from '../../contract/parts.ts';
import { getPartPrices, type PartPrice } from '../../contract/prices.ts';
import { DEFAULT_PROVINCE, type ProvinceCode } from '../../contract/provinces.ts';
import { useCall } from '../../providers/use-call.ts';

type Priced = Pick<Part, 'priceBrandId' | 'searchOe'>;

const keyOf = ({ priceBrandId, searchOe }: Priced) => `${priceBrandId}/${searchOe}`;

export interface PlanPrices {
  /** Undefined while it is on its way or could not be fetched; null where there is none. */
  priceOf(part: Priced): PartPrice | null | undefined;
  isFailed: boolean;
  retry(): void;
}

/** The prices of all the numbers of a plan in a province, in one question: a plan has some dozens. */
export function usePartPrices(projects: readonly MaintainProject[], province: ProvinceCode | undefined): PlanPrices {
  const numbers = useMemo(() => {
    const parts = projects.flatMap(({ partList }) => partList);
    return [...new Map(parts.map((part) => [keyOf(part), part])).values()].slice(0, 1000);
  }, [projects]);
  const { data, isError, refetch } = useCall(
    getPartPrices,
    {
      provinceCode: province ?? DEFAULT_PROVINCE,
      brandIds: numbers.map(({ priceBrandId }) => priceBrandId),
      searchOes: numbers.map(({ searchOe }) => searchOe),
    },
    { enabled: province !== undefined && numbers.length > 0 },
  );
  const prices = useMemo(() => new Map((data ?? []).map((price) => [keyOf(price), price])), [data]);
  return {
    priceOf: (part) => prices.get(keyOf(part)) ?? (data === undefined ? undefined : null),
    isFailed: isError,
    retry: () => void refetch(),
  };
}
