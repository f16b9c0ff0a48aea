import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Family } from '../../../contract/vehicles/schemas.ts';
import { productionYears } from '../../shared/vehicle/production-years.ts';
import type { DrillState, SearchState } from '../search-state.ts';
import { nextColumnFocus } from './column-focus.ts';
import { DrillColumn } from './drill-column.tsx';
import styles from './drill-down.module.css';
import { chooseBrand, chooseFamily, chooseGroup, chooseLetter, openLevel } from './drill-step.ts';
import type { DrillLists } from './use-drill-lists.ts';

interface DrillColumnsProps {
  state: DrillState;
  lists: DrillLists;
  setState: (state: SearchState) => void;
}

/** The columns side by side, with arrow keys. */
export function DrillColumns({ state, lists, setState }: DrillColumnsProps) {
  const { t } = useTranslation('vehicles');
  const level = openLevel(state);
  const { letter, brandId, familyId, groupId, brandText } = state;
  // A link may name the brand without its letter.
  const initialOfBrand = lists.brands.rows?.find((brand) => brand.brandId === brandId)?.initial;
  const isBrandOpen = letter !== undefined || brandText !== '' || brandId !== undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // In a field these keys move the caret.
    if (event.target instanceof HTMLInputElement && event.key !== 'ArrowDown') return;
    const target = nextColumnFocus(event.currentTarget, event.key);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div
      role="group"
      aria-label={t('ways.drillDown')}
      className={styles.columns}
      data-level={isBrandOpen ? level : 'letter'}
      onKeyDown={onKeyDown}
    >
      <DrillColumn
        name="letter"
        title={t('drill.level.letter')}
        list={lists.letters}
        rowOf={(initial) => ({ id: initial, label: initial, isCurrent: initial === (letter ?? initialOfBrand) })}
        onChoose={(initial) => setState(chooseLetter(state, initial))}
      />
      {isBrandOpen && (
        <DrillColumn
          name="brand"
          title={t('drill.level.brand')}
          list={lists.brands}
          rowOf={(brand) => ({
            id: brand.brandId,
            label: brand.brandName,
            hasMark: true,
            note: t('drill.families', { count: brand.familyNum }),
            isCurrent: brand.brandId === brandId,
          })}
          onChoose={(brand) => setState(chooseBrand(state, brand))}
        />
      )}
      {brandId !== undefined && (
        <DrillColumn
          name="family"
          title={t('drill.level.family')}
          hasFilter
          list={lists.families}
          rowOf={(family) => ({
            id: family.familyId,
            label: family.familyName,
            note: notes(familyYears(family), t('drill.vehicles', { count: family.vehicleNum })),
            group: family.makerName,
            isCurrent: family.familyId === familyId,
          })}
          onChoose={(family) => setState(chooseFamily(state, family.familyId))}
        />
      )}
      {familyId !== undefined && (
        <DrillColumn
          name="group"
          title={t('drill.level.group')}
          list={lists.groups}
          rowOf={(group) => ({
            id: group.groupId,
            label: group.groupName,
            note: notes(productionYears(group), t('drill.vehicles', { count: group.vehicleNum })),
            isCurrent: group.groupId === groupId,
          })}
          onChoose={(group) => setState(chooseGroup(state, group.groupId))}
        />
      )}
    </div>
  );
}

/** The years in which a family was built; '' for one without groups. */
function familyYears({ yearFrom, yearTo, familyName }: Family): string {
  return yearFrom === null ? '' : productionYears({ groupName: familyName, yearFrom, yearTo });
}

function notes(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(' · ');
}
