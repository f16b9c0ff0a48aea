import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSyncedInput } from '../../../ui/hooks/use-synced-input.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './orders-screen.module.css';
import type { OrdersState } from './orders-state.ts';

const sorts = [
  { key: 'updateTimeDesc', sortBy: 'updateTime', orderBy: 'desc' },
  { key: 'updateTimeAsc', sortBy: 'updateTime', orderBy: 'asc' },
  { key: 'createdAtDesc', sortBy: 'createdAt', orderBy: 'desc' },
  { key: 'createdAtAsc', sortBy: 'createdAt', orderBy: 'asc' },
  { key: 'nameAsc', sortBy: 'name', orderBy: 'asc' },
  { key: 'nameDesc', sortBy: 'name', orderBy: 'desc' },
] as const;

interface OrdersToolsProps {
  state: OrdersState;
  onChange: (change: Partial<OrdersState>) => void;
}

/** Search and sort of the list. */
export function OrdersTools({ state, onChange }: OrdersToolsProps) {
  const { t } = useTranslation('work-orders');
  const id = useId();
  const current = sorts.find(({ sortBy, orderBy }) => sortBy === state.sortBy && orderBy === state.orderBy);
  const onSort = (key: string) => {
    const chosen = sorts.find((sort) => sort.key === key);
    if (chosen !== undefined) onChange({ sortBy: chosen.sortBy, orderBy: chosen.orderBy });
  };
  return (
    <div className={styles.tools}>
      <SearchForm search={state.search} onSearch={(search) => onChange({ search })} />
      <label htmlFor={id} className={styles.sort}>
        <span className="quiet">{t('list.sort')}</span>
        <select id={id} value={current?.key} onChange={(event) => onSort(event.target.value)}>
          {sorts.map(({ key }) => (
            <option key={key} value={key}>
              {t(`sortBy.${key}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function SearchForm({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const [text, setText] = useSyncedInput(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Field
        label={t('list.search')}
        isLabelHidden
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        placeholder={t('list.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">
        <Icon name="search" size={16} />
        {common('action.search')}
      </Button>
      {search !== '' && (
        <Button variant="plain" onClick={() => onSearch('')}>
          {t('list.clear')}
        </Button>
      )}
    </form>
  );
}
