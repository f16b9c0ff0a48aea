import { Button, Input, Select } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useMessages } from '../messages.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  /** What can be searched for. */
  label: string;
  search: string;
  /** Whether there is a text to search for; true by default. */
  hasSearch?: boolean;
  onFind: (text: string) => void;
  onClear: () => void;
  /** Other filters; each applies immediately. */
  children?: ReactNode;
}

/** The filters of a custom page. Needs a `key` of the URL's query, to show its current values. */
export function FilterBar({ label, search, hasSearch = true, onFind, onClear, children }: FilterBarProps) {
  const { t } = useMessages();
  const [text, setText] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(text.trim());
  };
  return (
    <form role="search" className={styles.bar} onSubmit={submit}>
      {hasSearch && (
        <Input
          className={styles.search ?? ''}
          value={text}
          maxLength={80}
          allowClear
          aria-label={label}
          placeholder={label}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {children}
      {hasSearch && (
        <Button type="primary" htmlType="submit">
          {t('common:action.search')}
        </Button>
      )}
      <Button onClick={onClear}>{t('list.clear')}</Button>
    </form>
  );
}

interface FilterChoiceProps<Value extends string | number> {
  label: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | undefined) => void;
}

/** One of the options, or (cleared) any. */
export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <Select<Value | null>
      aria-label={label}
      placeholder={label}
      allowClear
      value={value ?? null}
      options={options.map(([option, text]) => ({ value: option, label: text }))}
      onChange={(chosen: Value | null | undefined) => onChange(chosen ?? undefined)}
    />
  );
}

interface FilterDaysProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { from?: string | undefined; to?: string | undefined }) => void;
}

/** Both days are included. */
export function FilterDays({ from, to, onChange }: FilterDaysProps) {
  const { t } = useMessages();
  const id = useId();
  const day = (name: 'from' | 'to', value: string | undefined, bounds: { min?: string; max?: string }) => (
    <div className={styles.day}>
      <label htmlFor={`${id}-${name}`}>{t(`list.${name}`)}</label>
      <Input
        id={`${id}-${name}`}
        type="date"
        value={value ?? ''}
        {...bounds}
        onChange={(event) => onChange({ [name]: event.target.value === '' ? undefined : event.target.value })}
      />
    </div>
  );
  return (
    <>
      {day('from', from, to === undefined ? {} : { max: to })}
      {day('to', to, from === undefined ? {} : { min: from })}
    </>
  );
}
