import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../../ui/search-form.tsx';
import styles from '../company.module.css';
import type { ParentPlace } from './parent-place.ts';

interface SubFilterProps {
  place: ParentPlace;
  onChange: (change: Partial<ParentPlace>) => void;
}

const STATES = ['all', 'enabled', 'disabled'] as const;

/** Which sub accounts are listed: by words, and by whether they may log in. */
export function SubFilter({ place: { state, search }, onChange }: SubFilterProps) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  return (
    <div className={styles.filter}>
      <SearchForm
        label={t('parent.search')}
        submitLabel={common('action.search')}
        value={search}
        onSearch={(words) => onChange({ search: words })}
      />
      <label>
        {t('parent.stateLabel')}{' '}
        <select
          className={styles.select}
          value={state}
          onChange={(event) => onChange({ state: STATES.find((value) => value === event.target.value) ?? 'all' })}
        >
          {STATES.map((value) => (
            <option key={value} value={value}>
              {t(`state.${value}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
