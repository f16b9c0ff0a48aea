import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
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
import type { ListRow } from './job.ts';

/** Items that an order may be made with. */
const AT_ONCE = 500;

interface BatchSelectionProps {
  rows: readonly ListRow[];
  provinceCode: ProvinceCode;
  onDone: () => void;
}

/** What can be done with the lines that are chosen: onto a work order all at once, or copied. */
export function BatchSelection({ rows, provinceCode, onDone }: BatchSelectionProps) {
  const { t } = useTranslation('oe-batch');
  const adding = useAddToOrder(noVehicle);
  const [isBusy, setBusy] = useState(false);
  const parts = rows.flatMap(({ candidate }) => (candidate === null ? [] : [candidate.part]));
  const onAdd = async () => {
    const seen = { province: provinceCode, partBrandName: t('originalBrand') };
    const items = uniqueParts(parts.map((part) => orderItem(part, { ...seen, price: part.price })));
    setBusy(true);
    for (let from = 0; from < items.length; from += AT_ONCE) await adding.addAll(items.slice(from, from + AT_ONCE));
    setBusy(false);
  };
  const onCopy = async () => {
    const isCopied = await copyText(parts.map(({ oe }) => oe).join('\n'));
    notify(
      isCopied ? 'success' : 'error',
      t(isCopied ? 'results.copied' : 'results.notCopied', { count: parts.length }),
    );
  };
  return (
    <div className={styles.selection} role="group" aria-label={t('results.selected', { count: rows.length })}>
      <span role="status">{t('results.selected', { count: rows.length })}</span>
      <Button variant="primary" isBusy={isBusy} onClick={() => void onAdd()}>
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
      {adding.question !== null && <OrderQuestionDialog question={adding.question} />}
    </div>
  );
}
