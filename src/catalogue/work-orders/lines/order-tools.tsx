import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/field.tsx';
import { itemSorts, type OrderView } from '../order/order-view.ts';
import { priceKinds } from '../order/price-kinds.ts';
import styles from './order-tools.module.css';

interface OrderToolsProps {
  view: OrderView;
  count: number;
  onView: (change: Partial<OrderView>) => void;
}

/** Below so many lines an order is seen at a glance. */
const SEARCHED_FROM = 6;

const directions = ['asc', 'desc'] as const;
const sorts = itemSorts.flatMap((sortBy) =>
  directions.map((orderBy) => ({ key: `${sortBy}.${orderBy}`, sortBy, orderBy })),
);

/** Search, sort and price kind of an order's lines. */
export function OrderTools({ view, count, onView }: OrderToolsProps) {
  const { t } = useTranslation('work-orders');
  const onSort = (key: string) => {
    const chosen = sorts.find((sort) => sort.key === key);
    if (chosen !== undefined) onView({ sortBy: chosen.sortBy, orderBy: chosen.orderBy });
  };
  return (
    <div className={styles.tools}>
      {(count >= SEARCHED_FROM || view.search !== '') && (
        <div className={styles.search}>
          <Field
            label={t('view.search')}
            isLabelUnseen
            type="search"
            autoComplete="off"
            maxLength={60}
            placeholder={t('view.placeholder')}
            value={view.search}
            onChange={(event) => onView({ search: event.target.value })}
          />
        </div>
      )}
      <Choice label={t('view.kind')} value={view.kind} onChange={(kind) => onView({ kind: kindOf(kind) })}>
        {priceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`priceKind.${kind}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('list.sort')} value={`${view.sortBy}.${view.orderBy}`} onChange={onSort}>
        {sorts.map(({ key, sortBy, orderBy }) => (
          <option key={key} value={key}>
            {t(`itemSort.${sortBy}.${orderBy}`)}
          </option>
        ))}
      </Choice>
    </div>
  );
}

const kindOf = (text: string) => priceKinds.find((kind) => kind === text) ?? 'market';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: React.ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.choice}>
      <span className="quiet">{label}</span>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  );
}
