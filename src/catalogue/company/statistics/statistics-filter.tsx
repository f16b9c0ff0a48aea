import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from '../company.module.css';
import { displayName } from '../user-names.ts';
import { isDateRange } from './date-range.ts';
import { PRESET_DAYS, periodOf, type StatisticsState, statisticsState } from './statistics-state.ts';

interface StatisticsFilterProps {
  state: StatisticsState;
  accounts: UseStatistics['accounts'];
  onChange: (change: Partial<StatisticsState>) => void;
}

/** The period and the account of the statistics. */
export function StatisticsFilter({ state, accounts, onChange }: StatisticsFilterProps) {
  const { t } = useTranslation('company');
  const { range, days } = periodOf(state);
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDateRange({ from, to })) onChange({ ...statisticsState.cleared(['userId']), from, to });
    else setError(t('statistics.spanWrong'));
  };
  return (
    <div className={styles.filter}>
      <Segments<string>
        legend={t('statistics.span')}
        name="days"
        options={PRESET_DAYS.map((value) => [String(value), t('statistics.days', { count: value })] as const)}
        // None for the user's own dates.
        value={String(days ?? '')}
        onChange={(chosen) =>
          onChange({
            from: undefined,
            to: undefined,
            days: PRESET_DAYS.find((value) => String(value) === chosen) ?? state.days,
          })
        }
      />
      <form className={styles.dates} onSubmit={submit} noValidate>
        <Field
          label={t('statistics.from')}
          type="date"
          value={from}
          max={to}
          error={error}
          onChange={(event) => {
            setFrom(event.target.value);
            setError(undefined);
          }}
        />
        <Field
          label={t('statistics.to')}
          type="date"
          value={to}
          min={from}
          onChange={(event) => {
            setTo(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit">{t('statistics.apply')}</Button>
      </form>
      <label>
        {t('statistics.account')}{' '}
        <select
          value={state.userId ?? ''}
          onChange={(event) => onChange({ userId: event.target.value === '' ? undefined : Number(event.target.value) })}
        >
          <option value="">{t('statistics.everyone')}</option>
          {accounts.map((account) => (
            <option key={account.userId} value={account.userId}>
              {account.isMain ? t('statistics.mainAccount', { name: displayName(account) }) : displayName(account)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
