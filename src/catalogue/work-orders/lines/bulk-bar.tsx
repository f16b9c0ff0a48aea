import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { useCheckedSend } from '../order/check-up/use-checked-send.tsx';
import { useOrderSheet } from '../order/use-order-sheet.ts';
import styles from './bulk-bar.module.css';
import { numberUpdate, priceUpdate } from './changes/line-changes.ts';
import { parseQuantity } from './editing/quantity.ts';
import { type Changes, useOrderActions } from './order-actions.ts';

interface BulkBarProps {
  order: WorkOrder;
  selected: readonly WorkOrderItem[];
  changes: Changes;
  onDone: () => void;
}

/** Actions on the selected lines. */
export function BulkBar({ order, selected, changes, onDone }: BulkBarProps) {
  const { t } = useTranslation('work-orders');
  const { update, deleteItems } = useOrderActions();
  const makeSheet = useOrderSheet(order, selected);
  const send = useCheckedSend(order, selected);
  const hasChanges = selected.some(({ partId }) => changes.get(partId)?.price || changes.get(partId)?.successor);
  const onUpdate = () =>
    update(
      selected.map((item) => {
        const change = changes.get(item.partId);
        return numberUpdate(item, change) ?? priceUpdate(item, change);
      }),
    );
  return (
    <section className={styles.bar} data-selection-bar aria-label={t('bulk.label')}>
      <span className={styles.count}>{t('bulk.selected', { count: selected.length })}</span>
      <QuantityForm selected={selected} />
      {hasChanges && <Button onClick={onUpdate}>{t('bulk.take')}</Button>}
      <ExportMenu label={t('bulk.export')} makeSheet={makeSheet} confirm={send.confirm} />
      {send.dialog}
      <Button
        variant="danger"
        onClick={async () => {
          if (await deleteItems(selected)) onDone();
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

function QuantityForm({ selected }: { selected: readonly WorkOrderItem[] }) {
  const { t } = useTranslation('work-orders');
  const { update } = useOrderActions();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const hasParts = selected.some(({ lineKind }) => lineKind === 'part');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const quantity = parseQuantity(typed, hasParts ? 'part' : 'material');
    if (quantity === null) return setError(t(hasParts ? 'item.invalidQuantity' : 'item.invalidAmount'));
    setError(undefined);
    setTyped('');
    update(selected.map((item) => ({ partId: item.partId, values: { quantity }, seen: { quantity: item.quantity } })));
  };
  return (
    <form className={styles.quantity} onSubmit={onSubmit}>
      <Field
        label={t('bulk.quantity')}
        isLabelHidden
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
