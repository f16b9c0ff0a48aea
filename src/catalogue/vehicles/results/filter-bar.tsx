import { useTranslation } from 'react-i18next';
import type { Question } from '../../../contract/vehicles/schemas.ts';
import { filtersOf, type Narrowing, withAnswer, withoutAnswer } from './narrowing.ts';
import styles from './results.module.css';
import { useValueLabel } from './use-value-label.ts';

interface FilterBarProps {
  /** The questions of the whole list. */
  all: readonly Question[];
  /** The questions of the narrowed list. */
  remaining: readonly Question[];
  narrowing: Narrowing;
  onNarrow: (narrowing: Narrowing) => void;
}

/** The questions as selects, to answer several at once. */
export function FilterBar({ all, remaining, narrowing, onNarrow }: FilterBarProps) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  const filters = filtersOf(all, remaining, narrowing);
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
                {`${labelOf(field, value)} (${vehicleNum})`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
