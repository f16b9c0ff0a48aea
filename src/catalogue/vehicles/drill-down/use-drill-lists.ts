import { useEffect, useState } from 'react';
import type { Brand, Family, Group } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { vehicleHistory } from '../../shared/history/vehicle-history.ts';
import type { DrillState } from '../search-state.ts';
import { filterBrands } from './brand-filter.ts';
import { letterOf } from './brand-index.ts';
import { drillDownCalls, useBrands } from './use-brands.ts';

/** The rows of a column; undefined while loading or after a failure. */
export interface DrillList<Row> {
  rows: readonly Row[] | undefined;
  error: unknown;
  refetch: () => void;
}

export interface DrillLists {
  letters: DrillList<string>;
  brands: DrillList<Brand>;
  families: DrillList<Family>;
  groups: DrillList<Group>;
}

/** The lists of the open columns. */
export function useDrillLists(state: DrillState): DrillLists {
  const { type, brandId, familyId, brandText } = state;
  const call = drillDownCalls(type);
  const letters = useCall(call.letters, {});
  const brands = useBrands(type, letters.data ?? []);
  const families = useCall(call.families, { brandId: brandId ?? 1 }, { enabled: brandId !== undefined });
  const groups = useCall(call.groups, { familyId: familyId ?? 1 }, { enabled: familyId !== undefined });
  const [isHistoryLoaded, setHistoryLoaded] = useState(false);
  // The brands opened last are above the others: all are shown together.
  useEffect(() => void vehicleHistory.refresh().finally(() => setHistoryLoaded(true)), []);
  const isLoaded = !brands.isLoading && letters.data !== undefined && (isHistoryLoaded || brandId !== undefined);
  const hasBrands = isLoaded && brands.error === null;
  const found = hasBrands ? filterBrands(brands.brands, brandText) : undefined;
  return {
    letters: {
      ...listOf(letters),
      // Those of the displayed names; without the brands those of the call.
      rows: found === undefined ? (brands.error === null ? undefined : letters.data) : lettersOf(found),
    },
    brands: {
      rows: found,
      error: brands.error ?? letters.error,
      refetch: () => void (letters.error === null ? brands.refetch() : letters.refetch()),
    },
    families: listOf(families),
    groups: listOf(groups),
  };
}

const lettersOf = (brands: readonly Brand[]) => [...new Set(brands.map(letterOf))].sort();

function listOf<Row>(query: { data: Row[] | undefined; error: unknown; refetch: () => unknown }): DrillList<Row> {
  return { rows: query.data, error: query.error, refetch: () => void query.refetch() };
}
