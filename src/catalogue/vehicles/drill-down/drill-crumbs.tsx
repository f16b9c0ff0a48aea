import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { DrillPlace, SearchPlace } from '../search-place.ts';
import styles from './drill-down.module.css';
import { backTo, type DrillLevel, drillLevels, openLevel } from './drill-step.ts';
import type { DrillLists } from './use-drill-lists.ts';

interface DrillCrumbsProps {
  place: DrillPlace;
  lists: DrillLists;
  go: (place: SearchPlace) => void;
}

/** What was chosen on each level; a level that is still to be chosen shows its default label. */
export function DrillCrumbs({ place, lists, go }: DrillCrumbsProps) {
  const { t } = useTranslation('vehicles');
  const open = drillLevels.indexOf(openLevel(place));
  const names: Partial<Record<DrillLevel, string | undefined>> = {
    brand: lists.brands.rows?.find(({ brandId }) => brandId === place.brandId)?.brandName,
    family: lists.families.rows?.find(({ familyId }) => familyId === place.familyId)?.familyName,
    group: lists.groups.rows?.find(({ groupId }) => groupId === place.groupId)?.groupName,
  };
  return (
    <nav aria-label={t('drill.crumbs')}>
      <ol className={styles.crumbs}>
        {drillLevels.map((level, index) => (
          <li key={level}>
            {index > 0 && <Icon name="right" size={14} />}
            {index < open ? (
              <Button variant="link" onClick={() => go(backTo(place, level))}>
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
