import { useTranslation } from 'react-i18next';
import type { Question } from '../../../contract/vehicles/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { type Narrowing, withAnswer, withUnsure } from './narrowing.ts';
import styles from './results.module.css';
import { useValueWords } from './use-value-words.ts';

interface QuestionCardProps {
  question: Question;
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** One question that tells the listed vehicles apart; "don't know" is always among its answers. */
export function QuestionCard({ question: { field, options }, narrowing, onNarrow }: QuestionCardProps) {
  const { t } = useTranslation('vehicles');
  const words = useValueWords();
  return (
    <fieldset className={styles.question}>
      <legend>{t(`question.${field}`)}</legend>
      <div className={styles.options}>
        {options.map(({ value, vehicleNum }) => (
          <Button key={value} onClick={() => onNarrow(withAnswer(narrowing, field, value))}>
            {words(field, value)}
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
