import { useTranslation } from 'react-i18next';
import type { Question } from '../../../contract/vehicles/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { type Narrowing, withAnswer, withUnsure } from './narrowing.ts';
import styles from './results.module.css';
import { useValueLabel } from './use-value-label.ts';

interface QuestionCardProps {
  question: Question;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** A question that narrows the list; "don't know" is always one of its answers. */
export function QuestionCard({ question: { field, options }, narrowing, onNarrow }: QuestionCardProps) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  return (
    <fieldset className={styles.question}>
      <legend>{t(`question.${field}`)}</legend>
      <div className={styles.options}>
        {options.map(({ value, vehicleNum }) => (
          <Button key={value} onClick={() => onNarrow(withAnswer(narrowing, field, value))}>
            {labelOf(field, value)}
            <span className={styles.optionCount}>
              {vehicleNum}
              <span className="unseen"> {t('result.vehicles', { count: vehicleNum })}</span>
            </span>
          </Button>
        ))}
        <Button variant="plain" onClick={() => onNarrow(withUnsure(narrowing, field))}>
          {t('answers.unsure')}
        </Button>
      </div>
    </fieldset>
  );
}
