import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { listAnswers, type Narrowing, noAnswers, withoutAnswer } from './narrowing.ts';
import styles from './results.module.css';
import { useValueLabel } from './use-value-label.ts';

interface AnswerChipsProps {
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** The answers given so far, each with a remove button. */
export function AnswerChips({ narrowing, onNarrow }: AnswerChipsProps) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  const answers = listAnswers(narrowing);
  if (answers.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('answers.label')}>
      {answers.map(({ field, value }) => {
        const label = t('answers.chip', {
          field: t(`field.${field}`),
          value: value === null ? t('answers.unsure') : labelOf(field, value),
        });
        return (
          <li key={field}>
            <Button
              isSmall
              className={styles.chip ?? ''}
              aria-label={t('answers.remove', { answer: label })}
              onClick={() => onNarrow(withoutAnswer(narrowing, field))}
            >
              {label}
              <Icon name="close" size={14} />
            </Button>
          </li>
        );
      })}
      {answers.length > 1 && (
        <li>
          <Button variant="link" onClick={() => onNarrow(noAnswers)}>
            {t('answers.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
