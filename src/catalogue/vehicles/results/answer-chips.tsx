import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { answersGiven, type Narrowing, nothingAnswered, withoutAnswer } from './narrowing.ts';
import styles from './results.module.css';
import { useValueWords } from './use-value-words.ts';

interface AnswerChipsProps {
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** What was answered so far; each answer can be taken back. */
export function AnswerChips({ narrowing, onNarrow }: AnswerChipsProps) {
  const { t } = useTranslation('vehicles');
  const words = useValueWords();
  const given = answersGiven(narrowing);
  if (given.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('answers.label')}>
      {given.map(({ field, value }) => {
        const said = t('answers.chip', {
          field: t(`field.${field}`),
          value: value === null ? t('answers.unsure') : words(field, value),
        });
        return (
          <li key={field}>
            <Button
              isSmall
              className={styles.chip ?? ''}
              aria-label={t('answers.remove', { answer: said })}
              onClick={() => onNarrow(withoutAnswer(narrowing, field))}
            >
              {said}
              <Icon name="close" size={14} />
            </Button>
          </li>
        );
      })}
      {given.length > 1 && (
        <li>
          <Button variant="link" onClick={() => onNarrow(nothingAnswered)}>
            {t('answers.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
