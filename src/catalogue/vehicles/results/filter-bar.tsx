import { useTranslation } from 'react-i18next';
import type { Question } from '../../../contract/vehicles/schemas.ts';
import { filtersOf, type Narrowing, withAnswer, withoutAnswer } from './narrowing.ts';
import styles from './results.module.css';
import { useValueWords } from './use-value-words.ts';

interface FilterBarProps {
  whole: readonly Question[];
  left: readonly Question[];
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** The same fields as the questions, for those who know several answers at once. */
export function FilterBar({ whole, left, narrowing, onNarrow }: FilterBarProps) {
  const { t } = useTranslation('vehicles');
  const words = useValueWords();
  const filters = filtersOf(whole, left, narrowing);
  if (filters.length === 0) return null;
  return (
    <div className={styles.filters}>
      {filters.map(({ field, options }) => (
        <label key={field} className={styles.filter}>
          <span>{t(`field.${field}`)}</span>
          <select
            value={narrowing.answers[field] ?? ''}
            onChange={({ target: { value } }) =>
              onNarrow(value === '' ? withoutAnswer(narrowing, field) : withAnswer(narrowing, field, value))
            }
          >
            <option value="">{t('answers.any')}</option>
            {options.map(({ value, vehicleNum }) => (
              <option key={value} value={value}>
                {`${words(field, value)} (${vehicleNum})`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
