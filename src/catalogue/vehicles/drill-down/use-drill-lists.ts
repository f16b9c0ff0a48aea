import { useEffect, useState } from 'react';
import { commercialDrillDown, passengerDrillDown } from '../../../contract/vehicles/drill-down.ts';
import type { Brand, Family, Group, VehicleType } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { vehicleHistory } from '../../shared/history/vehicle-history.ts';
import type { DrillState } from '../search-state.ts';
import { filterBrands } from './brand-filter.ts';
import { letterOf } from './brand-index.ts';

/** The rows of a column; undefined while loading or after a failure. */
export interface DrillList<Row> {
  rows: readonly Row[] | undefined;
  error: unknown;
  refetch: () => void;
}

export interface DrillLists {
  /** Of the displayed brands. */
  letters: DrillList<string>;
  brands: DrillList<Brand>;
  families: DrillList<Family>;
  groups: DrillList<Group>;
}

/** The lists of the open columns. */
export function useDrillLists(state: DrillState): DrillLists {
  const { type, brandId, familyId, brandText } = state;
  const call = drillDownCalls(type);
  const brands = useCall(call.brands, {});
  const families = useCall(call.families, { brandId: brandId ?? 1 }, { enabled: brandId !== undefined });
  const groups = useCall(call.groups, { familyId: familyId ?? 1 }, { enabled: familyId !== undefined });
  const [isHistoryLoaded, setHistoryLoaded] = useState(false);
  // The brands opened last are above the others: all are shown together.
  useEffect(() => void vehicleHistory.refresh().finally(() => setHistoryLoaded(true)), []);
  const isLoaded = brands.data !== undefined && (isHistoryLoaded || brandId !== undefined);
  const found = isLoaded ? filterBrands(brands.data ?? [], brandText) : undefined;
  return {
    // Both columns come from one request: only the brands show its error.
    letters: { ...listOf(brands), error: null, rows: brands.error === null ? found && lettersOf(found) : [] },
    brands: { ...listOf(brands), rows: found },
    families: listOf(families),
    groups: listOf(groups),
  };
}

export function drillDownCalls(type: VehicleType) {
  return type === 'B' ? commercialDrillDown : passengerDrillDown;
}

const lettersOf = (brands: readonly Brand[]) => [...new Set(brands.map(letterOf))].sort();

function listOf<Row>(query: { data: Row[] | undefined; error: unknown; refetch: () => unknown }): DrillList<Row> {
  return { rows: query.data, error: query.error, refetch: () => void query.refetch() };
}
