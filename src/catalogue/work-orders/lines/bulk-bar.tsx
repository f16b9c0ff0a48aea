import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { useOrderSheet } from '../order/use-order-sheet.ts';
import styles from './bulk-bar.module.css';
import { takeNumber, takePrice } from './line-changes.ts';
import { type Changes, useOrderActions } from './order-context.ts';
import { quantityOf } from './quantity.ts';

interface BulkBarProps {
  order: WorkOrder;
  chosen: readonly WorkOrderItem[];
  changes: Changes;
  onDone: () => void;
}

/** What can be done to all the chosen lines at once. */
export function BulkBar({ order, chosen, changes, onDone }: BulkBarProps) {
  const { t } = useTranslation('work-orders');
  const { take, remove } = useOrderActions();
  const makeSheet = useOrderSheet(order, chosen);
  const hasChanged = chosen.some(({ partId }) => changes.get(partId)?.price || changes.get(partId)?.successor);
  const onTake = () =>
    take(chosen.map((item) => takeNumber(item, changes.get(item.partId)) ?? takePrice(item, changes.get(item.partId))));
  return (
    <section className={styles.bar} aria-label={t('bulk.label')}>
      <span className={styles.count}>{t('bulk.selected', { count: chosen.length })}</span>
      <QuantityForm chosen={chosen} />
      {hasChanged && <Button onClick={onTake}>{t('bulk.take')}</Button>}
      <ExportMenu label={t('bulk.export')} makeSheet={makeSheet} />
      <Button
        variant="danger"
        onClick={async () => {
          if (await remove(chosen)) onDone();
        }}
      >
        <Icon name="trash" size={16} />
        {t('bulk.remove')}
      </Button>
      <Button variant="plain" onClick={onDone}>
        {t('bulk.clear')}
      </Button>
    </section>
  );
}

function QuantityForm({ chosen }: { chosen: readonly WorkOrderItem[] }) {
  const { t } = useTranslation('work-orders');
  const { take } = useOrderActions();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const arePieces = chosen.some(({ lineKind }) => lineKind === 'part');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const quantity = quantityOf(typed, arePieces ? 'part' : 'material');
    if (quantity === null) return setError(t(arePieces ? 'item.badQuantity' : 'item.badAmount'));
    setError(undefined);
    setTyped('');
    take(chosen.map((item) => ({ partId: item.partId, values: { quantity }, seen: { quantity: item.quantity } })));
  };
  return (
    <form className={styles.quantity} onSubmit={onSubmit}>
      <Field
        label={t('bulk.quantity')}
        isLabelUnseen
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        placeholder={t('column.quantity')}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('bulk.setQuantity')}</Button>
    </form>
  );
}
