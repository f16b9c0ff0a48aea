import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSyncedInput } from '../../../ui/hooks/use-synced-input.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { OrderPeople } from '../use-order-people.ts';
import styles from './orders-screen.module.css';
import type { OrdersState, Owner } from './orders-state.ts';

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
  people: OrderPeople;
  onChange: (change: Partial<OrdersState>) => void;
}

/** Search, sort and owner of the list. The owners come later and must not move the rest. */
export function OrdersTools({ state, people, onChange }: OrdersToolsProps) {
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
      {(people.isShared || state.owner !== 'own') && (
        <OwnerChoice owner={state.owner} people={people} onChange={(owner) => onChange({ owner })} />
      )}
    </div>
  );
}

interface OwnerChoiceProps {
  owner: Owner;
  people: OrderPeople;
  onChange: (owner: Owner) => void;
}

/** Own orders, those of the whole company, or those of one person. */
function OwnerChoice({ owner, people, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation('work-orders');
  const id = useId();
  const isOther = typeof owner === 'number' && people.nameOf(owner) === undefined;
  const onSelect = (value: string) => onChange(value === 'own' || value === 'all' ? value : Number(value));
  return (
    <label htmlFor={id} className={styles.sort}>
      <span className="quiet">{t('owner.label')}</span>
      <select id={id} value={String(owner)} onChange={(event) => onSelect(event.target.value)}>
        <option value="own">{t('owner.own')}</option>
        <option value="all">{t('owner.all')}</option>
        {people.people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
        {isOther && <option value={owner}>{t('owner.unknown')}</option>}
      </select>
    </label>
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
