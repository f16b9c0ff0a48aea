import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseStatistics } from '../../../contract/company/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from '../company.module.css';
import { nameOf } from '../names.ts';
import { isSpan, SPANS, type StatisticsPlace, spanOfDays } from './span.ts';

interface StatisticsFilterProps {
  place: StatisticsPlace;
  accounts: UseStatistics['accounts'];
  onChange: (change: Partial<StatisticsPlace>) => void;
}

/** Which days are counted, and whose. */
export function StatisticsFilter({ place: { span, days, userId }, accounts, onChange }: StatisticsFilterProps) {
  const { t } = useTranslation('company');
  const [from, setFrom] = useState(span.from);
  const [to, setTo] = useState(span.to);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSpan({ from, to })) onChange({ span: { from, to }, days: undefined });
    else setProblem(t('statistics.spanWrong'));
  };
  return (
    <div className={styles.filter}>
      <fieldset className={`${styles.options} ${styles.actions}`}>
        <legend className="unseen">{t('statistics.span')}</legend>
        {SPANS.map((value) => (
          <Button
            key={value}
            variant={days === value ? 'primary' : 'default'}
            aria-pressed={days === value}
            onClick={() => onChange({ days: value, span: spanOfDays(value) })}
          >
            {t('statistics.days', { count: value })}
          </Button>
        ))}
      </fieldset>
      <form className={styles.dates} onSubmit={submit} noValidate>
        <Field
          label={t('statistics.from')}
          type="date"
          value={from}
          max={to}
          error={problem}
          onChange={(event) => {
            setFrom(event.target.value);
            setProblem(undefined);
          }}
        />
        <Field
          label={t('statistics.to')}
          type="date"
          value={to}
          min={from}
          onChange={(event) => {
            setTo(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button type="submit">{t('statistics.apply')}</Button>
      </form>
      <label>
        {t('statistics.account')}{' '}
        <select
          className={styles.select}
          value={userId ?? ''}
          onChange={(event) => onChange({ userId: event.target.value === '' ? undefined : Number(event.target.value) })}
        >
          <option value="">{t('statistics.everyone')}</option>
          {accounts.map((account) => (
            <option key={account.userId} value={account.userId}>
              {account.isMain ? t('statistics.me', { name: nameOf(account) }) : nameOf(account)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
