import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FastVinStatus } from '../../contract/fast-vin.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { TasksPlace } from './tasks-place.ts';
import styles from './tasks-screen.module.css';

interface TasksFilterProps {
  place: TasksPlace;
  onChange: (change: Partial<TasksPlace>) => void;
}

/** Which tasks are listed: by how they stand, and by words. */
export function TasksFilter({ place: { status, search }, onChange }: TasksFilterProps) {
  const { t } = useTranslation('tasks');
  const { t: common } = useTranslation();
  const [text, setText] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: text.trim() });
  };
  return (
    <div className={styles.filter}>
      <fieldset className={styles.statuses}>
        <legend className="unseen">{t('status')}</legend>
        {[undefined, ...FastVinStatus.options.map(({ value }) => value)].map((value) => (
          <label key={value ?? 'all'}>
            <input type="radio" name="status" checked={status === value} onChange={() => onChange({ status: value })} />
            <span>{value === undefined ? t('all') : common(`fastVin.status.${value}`)}</span>
          </label>
        ))}
      </fieldset>
      <form role="search" className={styles.search} onSubmit={submit}>
        <Field
          label={t('search')}
          isLabelUnseen
          placeholder={t('search')}
          type="search"
          value={text}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" aria-label={common('action.search')}>
          <Icon name="search" />
        </Button>
      </form>
    </div>
  );
}
