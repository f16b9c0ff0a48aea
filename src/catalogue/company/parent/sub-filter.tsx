import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
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
  const [text, setText] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ search: text.trim() });
  };
  return (
    <div className={styles.filter}>
      <form role="search" className={styles.search} onSubmit={submit}>
        <Field
          label={t('parent.search')}
          isLabelUnseen
          placeholder={t('parent.search')}
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
