import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { showUnitPriceFen } from '../../../ui/money.ts';
import { EditableText } from '../editable-text.tsx';
import { unitPriceFen } from '../order/item-price.ts';
import { ownPrice, parsePriceFen } from '../order/own-line.ts';
import { updateItems } from './editing/use-update-items.ts';
import { useOrderActions } from './order-actions.ts';
import styles from './order-items.module.css';

const LENGTH_MAX = 14;

/** The unit price of labour or a material, which only the user knows. */
export function OwnPrice({ item }: { item: WorkOrderItem }) {
  const { t } = useTranslation('work-orders');
  const { listId, kind } = useOrderActions();
  const locale = useStore(language);
  const name = item.stdPartName;
  const fen = unitPriceFen(item, kind);
  return (
    <span className={styles.ownPrice}>
      <EditableText
        value={fen === null ? '' : (fen / 100).toFixed(2)}
        label={t('item.price', { name })}
        action={t('item.editPrice', { name })}
        maxLength={LENGTH_MAX}
        problemOf={(text) => (parsePriceFen(text) === undefined ? t('own.invalid.price') : undefined)}
        onSave={(text) => savePrice(listId, item, parsePriceFen(text) ?? null)}
      >
        {fen === null ? <span className={styles.missing}>{t('item.addPrice')}</span> : showUnitPriceFen(fen, locale)}
      </EditableText>
    </span>
  );
}

/** @throws CallError */
async function savePrice(listId: number, { partId, marketPriceFen }: WorkOrderItem, fen: number | null): Promise<void> {
  await updateItems(listId, [{ partId, values: ownPrice(fen), seen: { marketPriceFen } }]);
  await refetchCalls(workOrderCalls.getPartList, workOrderCalls.getList);
}
