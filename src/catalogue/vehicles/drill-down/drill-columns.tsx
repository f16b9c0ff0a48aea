import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Family } from '../../../contract/vehicles/schemas.ts';
import { productionYears } from '../../shared/vehicle/production-years.ts';
import type { DrillState, SearchState } from '../search-state.ts';
import { BrandColumns } from './brand-columns.tsx';
import { firstOfLetter, nextColumnFocus } from './column-focus.ts';
import { DrillColumn } from './drill-column.tsx';
import styles from './drill-down.module.css';
import { chooseFamily, chooseGroup, openLevel } from './drill-step.ts';
import type { DrillLists } from './use-drill-lists.ts';

interface DrillColumnsProps {
  state: DrillState;
  lists: DrillLists;
  setState: (state: SearchState) => void;
}

/** The columns side by side, with arrow keys; a letter key goes to the brands under it. */
export function DrillColumns({ state, lists, setState }: DrillColumnsProps) {
  const { t } = useTranslation('vehicles');
  const level = openLevel(state);
  const { brandId, familyId, groupId } = state;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // In a field these keys move the caret.
    if (event.target instanceof HTMLInputElement && event.key !== 'ArrowDown') return;
    const isLetter = /^[a-z]$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    const target = isLetter
      ? firstOfLetter(event.currentTarget, event.key.toUpperCase())
      : nextColumnFocus(event.currentTarget, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div
      role="group"
      aria-label={t('ways.drillDown')}
      className={styles.columns}
      data-level={level}
      data-loading={lists.brands.rows === undefined || undefined}
      onKeyDown={onKeyDown}
    >
      <BrandColumns state={state} lists={lists} setState={setState} />
      {brandId !== undefined && (
        <DrillColumn
          name="family"
          title={t('drill.level.family')}
          hasFilter
          list={lists.families}
          count={lists.families.rows?.length}
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
          count={lists.groups.rows?.length}
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
