import type { Brand, Family, Group } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { DrillPlace } from '../search-place.ts';
import { filterBrands } from './brand-filter.ts';
import { drillDownOf, useBrandsOf } from './use-brands.ts';

/** A column's rows on their way, there, or failed. */
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

/** The columns that a place opens. */
export function useDrillLists(place: DrillPlace): DrillLists {
  const { type, letter, brandId, familyId, brandText } = place;
  const call = drillDownOf(type);
  const letters = useCall(call.letters, {});
  // Typing searches all brands, and so does a link that names a brand without its letter.
  const isEverywhere = brandText !== '' || (letter === undefined && brandId !== undefined);
  const brands = useBrandsOf(type, isEverywhere ? (letters.data ?? []) : letter === undefined ? [] : [letter]);
  const families = useCall(call.families, { brandId: brandId ?? 1 }, { enabled: brandId !== undefined });
  const groups = useCall(call.groups, { familyId: familyId ?? 1 }, { enabled: familyId !== undefined });
  const isBrandsThere = !brands.isLoading && letters.data !== undefined;
  return {
    letters: listOf(letters),
    brands: {
      rows: isBrandsThere ? filterBrands(brands.brands, brandText) : undefined,
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
