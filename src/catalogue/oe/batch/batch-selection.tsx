import { useTranslation } from 'react-i18next';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { copyText } from '../../shared/clipboard/copy-text.ts';
import { orderItem } from '../../shared/work-order/order-item.ts';
import { OrderQuestionDialog } from '../../shared/work-order/order-question-dialog.tsx';
import { noVehicle } from '../../shared/work-order/order-vehicle.ts';
import { uniqueParts } from '../../shared/work-order/part-key.ts';
import { useAddToOrder } from '../../shared/work-order/use-add-to-order.ts';
import styles from './batch.module.css';
import type { BatchNumber } from './draft.ts';
import type { ListRow } from './job.ts';

/** The server's maximum of items in a new order. */
const BATCH_SIZE = 500;

interface BatchSelectionProps {
  rows: readonly ListRow[];
  /** By the number as sent. */
  requested: ReadonlyMap<string, BatchNumber>;
  provinceCode: ProvinceCode;
  onDone: () => void;
}

/** Actions on the selected rows: add to a work order, copy the numbers. */
export function BatchSelection({ rows, requested, provinceCode, onDone }: BatchSelectionProps) {
  const { t } = useTranslation('oe-batch');
  const order = useAddToOrder(noVehicle);
  const parts = rows.flatMap(({ candidate }) => (candidate === null ? [] : [candidate.part]));
  const { run: addToOrder, isBusy } = useAction(async () => {
    const seen = { province: provinceCode, partBrandName: t('originalBrand') };
    const items = uniqueParts(
      rows.flatMap(({ oe, candidate }) => {
        if (candidate === null) return [];
        const { quantity, name = '' } = requested.get(oe) ?? {};
        const item = orderItem(candidate.part, { ...seen, price: candidate.part.price });
        return [{ ...item, ...(quantity !== undefined && { quantity }), userWord: name }];
      }),
    );
    for (let start = 0; start < items.length; start += BATCH_SIZE)
      await order.addAll(items.slice(start, start + BATCH_SIZE));
  });
  const onCopy = async () => {
    const isCopied = await copyText(parts.map(({ oe }) => oe).join('\n'));
    notify(
      isCopied ? 'success' : 'error',
      t(isCopied ? 'results.copied' : 'results.notCopied', { count: parts.length }),
    );
  };
  return (
    <div
      className={styles.selection}
      role="group"
      data-selection-bar
      aria-label={t('results.selected', { count: rows.length })}
    >
      <span role="status">{t('results.selected', { count: rows.length })}</span>
      <Button variant="primary" isBusy={isBusy} onClick={() => void addToOrder()}>
        <Icon name="plus" size={16} />
        {t('order.add')}
      </Button>
      <Button onClick={() => void onCopy()}>
        <Icon name="copy" size={16} />
        {t('results.copy')}
      </Button>
      <Button variant="plain" onClick={onDone}>
        {t('results.deselect')}
      </Button>
      {order.question !== null && <OrderQuestionDialog question={order.question} />}
    </div>
  );
}
