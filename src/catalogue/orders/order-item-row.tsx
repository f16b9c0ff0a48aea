import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkOrderItem } from '../../contract/work-orders.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showPriceFen, showTotalFen } from '../../ui/money.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import cards from './card-table.module.css';
import { changeItem } from './change-item.ts';
import { EditableText } from './editable-text.tsx';
import styles from './order-items.module.css';
import { lineTotalFen } from './order-lines.ts';
import { brandsOf } from './order-sheet.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useRemoveItem } from './use-remove-item.ts';
import { useTold } from './use-told.ts';

interface OrderItemRowProps {
  listId: number;
  item: WorkOrderItem;
  /** Its place on the order, from 1. */
  line: number;
  /** Where its price is from; null where the order says so already. */
  province: string | null;
}

/** Drawn again only when its own item changes: an order may have hundreds. */
export const OrderItemRow = memo(function OrderItemRow({ listId, item, line, province }: OrderItemRowProps) {
  const { t } = useTranslation('orders');
  const locale = useStore(language);
  const told = useTold();
  const remove = useRemoveItem(listId);
  const { partId, oe, partRemark, quantity, marketPriceFen } = item;
  const name = item.stdPartName;
  const lineFen = lineTotalFen(item);
  return (
    <tr>
      <td className={`${cards.lead} ${styles.line} number`}>{line}</td>
      <td className={`${cards.title} ${styles.name}`}>{name}</td>
      <td data-label={t('column.oe')} className={styles.oe}>
        <span className="oe">{oe}</span>
        <CopyButton text={oe} />
      </td>
      <td data-label={t('column.brand')}>{brandsOf(item)}</td>
      <td data-label={t('column.remark')} className={styles.remark}>
        <EditableText
          value={partRemark}
          label={t('item.remark', { name })}
          action={t('item.editRemark', { name })}
          maxLength={200}
          onSave={(text) => changeItem({ listId, partId, values: { partRemark: text } })}
        >
          {partRemark === '' ? (
            <span className={styles.noRemark}>{t('item.addRemark')}</span>
          ) : (
            <span>{partRemark}</span>
          )}
        </EditableText>
      </td>
      <td data-label={t('column.quantity')} className={`${styles.quantity} number`}>
        <QuantityStepper
          name={name}
          quantity={quantity}
          onSave={(wanted) => told(() => changeItem({ listId, partId, values: { quantity: wanted } }))}
        />
      </td>
      <td data-label={t('column.price')} className={`${cards.amount} number`}>
        <span>
          {showPriceFen(marketPriceFen)}
          {province !== null && <span className={cards.note}>{province}</span>}
        </span>
      </td>
      <td data-label={t('column.lineTotal')} className={`${cards.amount} number`}>
        {lineFen === null ? showPriceFen(null) : showTotalFen(lineFen, locale)}
      </td>
      <td className={cards.actions}>
        <Button look="plain" isSmall isIcon aria-label={t('item.remove', { name })} onClick={() => remove(item)}>
          <Icon name="trash" size={16} />
        </Button>
      </td>
    </tr>
  );
});
