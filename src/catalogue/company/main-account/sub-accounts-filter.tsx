import { useTranslation } from 'react-i18next';
import { SearchForm } from '../../../ui/search-form.tsx';
import styles from '../company.module.css';
import { ACCOUNT_STATES, type SubAccountsState } from './sub-accounts-state.ts';

interface SubAccountsFilterProps {
  state: SubAccountsState;
  onChange: (change: Partial<SubAccountsState>) => void;
}

/** Filters the sub accounts by text, and by whether they are enabled. */
export function SubAccountsFilter({ state: { state, search }, onChange }: SubAccountsFilterProps) {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  return (
    <div className={styles.filter}>
      <SearchForm
        label={t('parent.search')}
        submitLabel={common('action.search')}
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
      <label>
        {t('parent.stateLabel')}{' '}
        <select
          value={state}
          onChange={(event) =>
            onChange({ state: ACCOUNT_STATES.find((value) => value === event.target.value) ?? 'all' })
          }
        >
          {ACCOUNT_STATES.map((value) => (
            <option key={value} value={value}>
              {t(`state.${value}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
