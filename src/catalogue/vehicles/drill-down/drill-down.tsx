import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Field } from '../../../ui/field.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { noAnswers } from '../results/narrowing.ts';
import type { DrillState, SearchState } from '../search-state.ts';
import panel from '../vehicle-screen.module.css';
import { DrillColumns } from './drill-columns.tsx';
import { DrillCrumbs } from './drill-crumbs.tsx';
import styles from './drill-down.module.css';
import { chooseLetter } from './drill-step.ts';
import { DrillVehicles } from './drill-vehicles.tsx';
import { useDrillLists } from './use-drill-lists.ts';

interface DrillDownProps {
  state: DrillState;
  setState: (state: SearchState, isReplacing?: boolean) => void;
}

/** The drill-down from a letter to the vehicles of a group: columns side by side, on a phone one level at a time. */
export function DrillDown({ state, setState }: DrillDownProps) {
  const { t } = useTranslation('vehicles');
  const lists = useDrillLists(state);
  const { type, brandText, letter, groupId, purpose } = state;
  const onType = (text: string) =>
    // Typing replaces the history entry, so that the back button does not step through keystrokes.
    setState({ ...chooseLetter(state, letter ?? ''), letter: text === '' ? letter : undefined, brandText: text }, true);
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
              setState({ kind: 'drillDown', type: value, brandText: '', narrowing: noAnswers, purpose })
            }
          />
          <Field
            label={t('drill.find')}
            isLabelHidden
            placeholder={t('drill.find')}
            type="search"
            autoComplete="off"
            value={brandText}
            maxLength={40}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <DrillCrumbs state={state} lists={lists} setState={setState} />
        <DrillColumns state={state} lists={lists} setState={setState} />
      </section>
      {groupId !== undefined && <DrillVehicles key={groupId} state={state} groupId={groupId} setState={setState} />}
    </>
  );
}
