import type { Brand, Family, Group } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { DrillState } from '../search-state.ts';
import { filterBrands } from './brand-filter.ts';
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
  const { type, letter, brandId, familyId, brandText } = state;
  const call = drillDownCalls(type);
  const letters = useCall(call.letters, {});
  // A text filters the brands of all letters; a link may name a brand without its letter.
  const isAllLetters = brandText !== '' || (letter === undefined && brandId !== undefined);
  const brands = useBrands(type, isAllLetters ? (letters.data ?? []) : letter === undefined ? [] : [letter]);
  const families = useCall(call.families, { brandId: brandId ?? 1 }, { enabled: brandId !== undefined });
  const groups = useCall(call.groups, { familyId: familyId ?? 1 }, { enabled: familyId !== undefined });
  const hasBrands = !brands.isLoading && letters.data !== undefined;
  return {
    letters: listOf(letters),
    brands: {
      rows: hasBrands ? filterBrands(brands.brands, brandText) : undefined,
      error: brands.error,
      refetch: () => void brands.refetch(),
    },
    families: listOf(families),
    groups: listOf(groups),
  };
}

function listOf<Row>(query: { data: Row[] | undefined; error: unknown; refetch: () => unknown }): DrillList<Row> {
  return { rows: query.data, error: query.error, refetch: () => void query.refetch() };
}
