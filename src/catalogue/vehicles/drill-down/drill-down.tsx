import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Segments } from '../../../ui/segments.tsx';
import { nothingAnswered } from '../results/narrowing.ts';
import type { DrillPlace, SearchPlace } from '../search-place.ts';
import panel from '../vehicle-screen.module.css';
import { DrillColumns } from './drill-columns.tsx';
import { DrillCrumbs } from './drill-crumbs.tsx';
import styles from './drill-down.module.css';
import { chooseLetter } from './drill-step.ts';
import { DrillVehicles } from './drill-vehicles.tsx';
import { useDrillLists } from './use-drill-lists.ts';

interface DrillDownProps {
  place: DrillPlace;
  go: (place: SearchPlace, isReplacing?: boolean) => void;
}

/** From a letter to the vehicles of a group: columns side by side, on a phone one step at a time. */
export function DrillDown({ place, go }: DrillDownProps) {
  const { t } = useTranslation('vehicles');
  const lists = useDrillLists(place);
  const { type, brandText, letter, groupId, purpose } = place;
  const onType = (text: string) =>
    // Each keystroke is the same step: the back button leads out of the box, not through its letters.
    go({ ...chooseLetter(place, letter ?? ''), letter: text === '' ? letter : undefined, brandText: text }, true);
  return (
    <>
      <section className={panelClass(panel.panel, 'roomy')}>
        <div className={styles.head}>
          <Segments
            legend={t('drill.class')}
            name="vehicle-class"
            options={(['C', 'B'] as const).map((value) => [value, t(`drill.type.${value}`)])}
            value={type}
            onChange={(value) =>
              go({ kind: 'drillDown', type: value, brandText: '', narrowing: nothingAnswered, purpose })
            }
          />
          <Field
            label={t('drill.find')}
            isLabelUnseen
            placeholder={t('drill.find')}
            type="search"
            autoComplete="off"
            value={brandText}
            maxLength={40}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <DrillCrumbs place={place} lists={lists} go={go} />
        <DrillColumns place={place} lists={lists} go={go} />
      </section>
      {groupId !== undefined && <DrillVehicles key={groupId} place={place} groupId={groupId} go={go} />}
    </>
  );
}
