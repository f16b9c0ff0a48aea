import { useTranslation } from 'react-i18next';
import type { FitQuestion } from '../../../contract/parts/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './fit.module.css';
import type { FitVehicle } from './fit-vehicle.ts';
import { useAnswerFit } from './use-fit-answers.ts';

interface FitQuestionFormProps {
  question: FitQuestion;
  vehicle: FitVehicle;
}

/** A question about the vehicle; each answer is a button. */
export function FitQuestionForm({ question, vehicle }: FitQuestionFormProps) {
  const { t } = useTranslation('parts');
  const { run, isBusy } = useAnswerFit(vehicle);
  return (
    <fieldset className={styles.question}>
      <legend>{question.text}</legend>
      <div className={styles.options}>
        {question.options.map((option) => (
          <Button key={option.value} isSmall disabled={isBusy} onClick={() => void run({ question, option })}>
            {option.text}
          </Button>
        ))}
      </div>
      <p className="quiet">{t(vehicle.vin === undefined ? 'fit.keptToday' : 'fit.keptWithVin')}</p>
    </fieldset>
  );
}
