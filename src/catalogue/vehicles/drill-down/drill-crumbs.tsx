import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { DrillState, SearchState } from '../search-state.ts';
import styles from './drill-down.module.css';
import { type DrillLevel, drillLevels, openLevel, reopenLevel } from './drill-step.ts';
import type { DrillLists } from './use-drill-lists.ts';

interface DrillCrumbsProps {
  state: DrillState;
  lists: DrillLists;
  setState: (state: SearchState) => void;
}

/** The choice on each level; the default label where nothing is chosen yet. */
export function DrillCrumbs({ state, lists, setState }: DrillCrumbsProps) {
  const { t } = useTranslation('vehicles');
  const open = drillLevels.indexOf(openLevel(state));
  const names: Partial<Record<DrillLevel, string | undefined>> = {
    brand: lists.brands.rows?.find(({ brandId }) => brandId === state.brandId)?.brandName,
    family: lists.families.rows?.find(({ familyId }) => familyId === state.familyId)?.familyName,
    group: lists.groups.rows?.find(({ groupId }) => groupId === state.groupId)?.groupName,
  };
  return (
    <nav aria-label={t('drill.crumbs')}>
      <ol className={styles.crumbs}>
        {drillLevels.map((level, index) => (
          <li key={level}>
            {index > 0 && <Icon name="right" size={14} />}
            {index < open ? (
              <Button variant="link" onClick={() => setState(reopenLevel(state, level))}>
                {names[level] ?? t(`drill.level.${level}`)}
              </Button>
            ) : (
              <span className={index === open ? styles.open : 'quiet'}>{t(`drill.level.${level}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
