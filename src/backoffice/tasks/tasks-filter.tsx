import { Button, Input, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { FastVinStatus } from '../../contract/fast-vin.ts';
import { Platform } from '../../contract/fields.ts';
import { useWords } from '../words.ts';
import styles from './tasks.module.css';
import type { TasksQuery } from './tasks-query.ts';

interface TasksFilterProps {
  query: TasksQuery;
  onFind: (change: Partial<TasksQuery>) => void;
  onClear: () => void;
}

/** Which tasks are listed, and in which order. */
export function TasksFilter({ query, onFind, onClear }: TasksFilterProps) {
  const { t } = useWords();
  const [text, setText] = useState(query.search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind({ search: text.trim() });
  };
  const statuses = FastVinStatus.options.map(({ value }) => ({ value, label: t(`common:fastVin.status.${value}`) }));
  return (
    <form role="search" className={styles.filter} onSubmit={submit}>
      <Input
        className={styles.words ?? ''}
        value={text}
        maxLength={80}
        allowClear
        aria-label={t('task:filter.search')}
        placeholder={t('task:filter.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <Select
        aria-label={t('task:column.status')}
        placeholder={t('task:column.status')}
        allowClear
        value={query.status ?? null}
        options={statuses}
        onChange={(status: FastVinStatus | null | undefined) => onFind({ status: status ?? undefined })}
      />
      <Select
        aria-label={t('task:filter.platform')}
        placeholder={t('task:filter.platform')}
        allowClear
        value={query.platform ?? null}
        options={Platform.options.map((value) => ({ value, label: t(`common:brand.${value}`) }))}
        onChange={(platform: Platform | null | undefined) => onFind({ platform: platform ?? undefined })}
      />
      <Select
        aria-label={t('task:filter.order')}
        value={query.age ?? 'waiting'}
        options={(['waiting', 'oldest', 'newest'] as const).map((value) => ({
          value,
          label: t(`task:filter.by.${value}`),
        }))}
        onChange={(age: 'waiting' | 'oldest' | 'newest') => onFind({ age: age === 'waiting' ? undefined : age })}
      />
      <Button type="primary" htmlType="submit">
        {t('common:action.search')}
      </Button>
      <Button onClick={onClear}>{t('list.clear')}</Button>
    </form>
  );
}
