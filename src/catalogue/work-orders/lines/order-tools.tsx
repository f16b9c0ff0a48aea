import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isPriceKind, PRICE_KINDS } from '../../../contract/prices/price-kinds.ts';
import { Field } from '../../../ui/field.tsx';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { itemSorts, type OrderView } from '../order/order-state.ts';
import styles from './order-tools.module.css';

interface OrderToolsProps {
  view: OrderView;
  count: number;
  onChange: (change: Partial<OrderView>) => void;
}

/** Shorter orders need no search. */
const SEARCH_FROM = 6;

const directions = ['asc', 'desc'] as const;
const sorts = itemSorts.flatMap((sortBy) =>
  directions.map((orderBy) => ({ key: `${sortBy}.${orderBy}`, sortBy, orderBy })),
);

/** Search, sort and price kind of an order's lines. */
export function OrderTools({ view, count, onChange }: OrderToolsProps) {
  const { t } = useTranslation('work-orders');
  const { t: tPrices } = useTranslation('prices');
  const onSort = (key: string) => {
    const selected = sorts.find((sort) => sort.key === key);
    if (selected !== undefined) onChange({ sortBy: selected.sortBy, orderBy: selected.orderBy });
  };
  return (
    <div className={styles.tools}>
      {(count >= SEARCH_FROM || view.search !== '') && (
        <div className={styles.search}>
          <Field
            label={t('view.search')}
            isLabelHidden
            type="search"
            autoComplete="off"
            maxLength={60}
            placeholder={t('view.placeholder')}
            value={view.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        </div>
      )}
      <Choice
        label={t('view.kind')}
        value={view.kind}
        onChange={(kind) => onChange({ kind: isPriceKind(kind) ? kind : 'market' })}
      >
        {PRICE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {priceLabel(tPrices, kind, 'order')}
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
