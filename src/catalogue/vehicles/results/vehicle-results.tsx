import { useTranslation } from 'react-i18next';
import type { VehicleResult } from '../../../contract/vehicles/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { Note } from '../note.tsx';
import { OpeningCost } from '../quota/opening-cost.tsx';
import { VinClassPrompt } from '../quota/vin-class-prompt.tsx';
import panel from '../vehicle-screen.module.css';
import { AnalysisLine } from './analysis-line.tsx';
import { AnswerChips } from './answer-chips.tsx';
import { DifferenceNote } from './difference-note.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Narrowing, nextQuestion, noAnswers } from './narrowing.ts';
import { QuestionCard } from './question-card.tsx';
import { ReadingNote } from './reading-note.tsx';
import styles from './results.module.css';
import { useGoalFocus } from './use-goal-focus.ts';
import { useNarrowed } from './use-narrowed.ts';
import { VehicleCard } from './vehicle-card.tsx';
import { COMPARED_MAX, VehicleComparison } from './vehicle-comparison.tsx';
import { VehicleFamilies } from './vehicle-families.tsx';

interface VehicleResultsProps {
  /** The list before any question was answered. */
  all: VehicleResult;
  narrowing: Narrowing;
  vin?: string | undefined;
  onNarrow: (narrowing: Narrowing) => void;
}

/** One vehicle, or a list with the questions that narrow it, with its certainty and rule. */
export function VehicleResults({ all, narrowing, vin, onNarrow }: VehicleResultsProps) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const { result, error, isBusy, refetch } = useNarrowed(all, narrowing);
  const isCertain = vin !== undefined && result?.total === 1 && result.analysisDesc.certainty === 'certain';
  const box = useGoalFocus<HTMLElement>(isCertain);
  if (result === undefined) {
    if (error !== null) return <CallFailed error={error} onRetry={() => void refetch()} />;
    return <Skeleton label={common('loading')} />;
  }
  const { vehicleList, total, questionList, analysisDesc } = result;
  const [only] = vehicleList;
  const isCompared = vehicleList.length <= COMPARED_MAX;
  const isOne = total === 1 && only !== undefined;
  const question = isOne ? undefined : nextQuestion(questionList, narrowing);
  const chips = <AnswerChips narrowing={narrowing} onNarrow={onNarrow} />;
  if (isOne) {
    return (
      <section ref={box} className={panelClass(panel.panel, 'roomy')} aria-busy={isBusy}>
        <AnalysisLine analysis={analysisDesc} isOne />
        <ReadingNote analysis={all.analysisDesc} />
        {chips}
        <VehicleCard vehicle={only} vin={vin} />
        {vin !== undefined && <VinClassPrompt key={vin} vehicles={vehicleList} />}
      </section>
    );
  }
  return (
    <section className={panelClass(panel.panel, 'roomy')} aria-busy={isBusy}>
      <div className={styles.summary}>
        <h2 aria-live="polite">{t('result.count', { count: total })}</h2>
        {total > 0 && <AnalysisLine analysis={analysisDesc} />}
      </div>
      <ReadingNote analysis={all.analysisDesc} />
      {all.total > all.vehicleList.length && (
        <Note kind="warning">{t('result.tooMany', { shown: all.vehicleList.length, total: all.total })}</Note>
      )}
      {question !== undefined && <QuestionCard question={question} narrowing={narrowing} onNarrow={onNarrow} />}
      <FilterBar all={all.questionList} remaining={questionList} narrowing={narrowing} onNarrow={onNarrow} />
      {chips}
      {vin !== undefined && <VinClassPrompt key={vin} vehicles={vehicleList} />}
      {vehicleList.length === 0 ? (
        <State
          icon="search"
          title={t('result.none')}
          actions={<Button onClick={() => onNarrow(noAnswers)}>{t('answers.clear')}</Button>}
        />
      ) : (
        <>
          <DifferenceNote vehicles={vehicleList} isCompared={isCompared} />
          <div className={styles.cost}>
            <OpeningCost vehicles={vehicleList} />
          </div>
          {vin !== undefined && <p className="quiet">{t('difference.anyOfVin')}</p>}
          {isCompared ? (
            <VehicleComparison vehicles={vehicleList} vin={vin} />
          ) : (
            <VehicleFamilies vehicles={vehicleList} vin={vin} />
          )}
        </>
      )}
    </section>
  );
}
