import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../../contract/vehicles/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { namesOf, vehicleHistory } from '../../shared/history/vehicle-history.ts';
import type { DrillState, SearchState } from '../search-state.ts';
import { type BrandGroup, groupByLetter, letterOf, topGroups } from './brand-index.ts';
import { DrillColumn } from './drill-column.tsx';
import { chooseBrand, chooseLetter } from './drill-step.ts';
import type { DrillLists } from './use-drill-lists.ts';

interface BrandColumnsProps {
  state: DrillState;
  lists: DrillLists;
  setState: (state: SearchState) => void;
}

/** All brands by letter, with the letters to jump to; until one is chosen, recent and large ones come first. */
export function BrandColumns({ state, lists, setState }: BrandColumnsProps) {
  const { t } = useTranslation('vehicles');
  const { letter, brandId } = state;
  const rows = useGroupedBrands(state, lists);
  const chosen = lists.brands.rows?.find((brand) => brand.brandId === brandId);
  return (
    <>
      <DrillColumn
        name="letter"
        title={t('drill.level.letter')}
        list={lists.letters}
        rowOf={(initial) => ({
          id: initial,
          label: initial,
          isCurrent: initial === (chosen === undefined ? letter : letterOf(chosen)),
        })}
        onChoose={(initial) => setState(chooseLetter(state, initial))}
      />
      <DrillColumn
        name="brand"
        title={t('drill.level.brand')}
        count={lists.brands.rows?.length}
        startLetter={chosen === undefined ? letter : undefined}
        list={{ ...lists.brands, rows }}
        rowOf={({ brand, group }) => ({
          id: brand.brandId,
          label: brand.brandName,
          hasMark: true,
          note: t('drill.families', { count: brand.familyNum }),
          isCurrent: brand.brandId === brandId,
          group: group.letter ?? t(`drill.top.${group.key}`),
          ...(group.letter === undefined ? {} : { letter: group.letter }),
        })}
        onChoose={({ brand }) => setState(chooseBrand(state, brand))}
      />
    </>
  );
}

interface GroupedBrand {
  brand: Brand;
  group: BrandGroup;
}

/** Undefined while the brands load. */
function useGroupedBrands(state: DrillState, { brands: { rows } }: DrillLists): GroupedBrand[] | undefined {
  const { type, brandId, brandText } = state;
  const locale = useStore(language);
  const opened = useStore(vehicleHistory.entries);
  const isStart = brandId === undefined && brandText === '';
  return useMemo(() => {
    if (rows === undefined) return undefined;
    const recentNames = opened
      .filter(({ vehicleTypeCode }) => vehicleTypeCode === type)
      .flatMap((entry) => namesOf(entry, locale)?.brandName ?? []);
    const groups = [...(isStart ? topGroups(rows, recentNames) : []), ...groupByLetter(rows, locale)];
    return groups.flatMap((group) => group.brands.map((brand) => ({ brand, group })));
  }, [rows, opened, type, locale, isStart]);
}
