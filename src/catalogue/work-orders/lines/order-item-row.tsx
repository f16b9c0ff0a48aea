import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PART_REMARK_MAX } from '../../../contract/work-orders/rules.ts';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showTotalFen, showUnitPriceFen } from '../../../ui/money.ts';
import { focusBeside } from '../../../ui/overlay/focus-beside.ts';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { unitName } from '../../shared/work-order/unit-name.ts';
import cards from '../card-table.module.css';
import { EditableText } from '../editable-text.tsx';
import { unitPriceFen } from '../order/item-price.ts';
import { brandNames } from '../order/order-columns.ts';
import { RowCheck } from '../row-check.tsx';
import { sendUnsent } from '../unsent/send-unsent.ts';
import { UnsentNote } from '../unsent/unsent-note.tsx';
import { useIsUnsent } from '../unsent/use-unsent.ts';
import { NumberChangeBadge, PriceChangeBadge } from './changes/change-badges.tsx';
import { FitChangeBadge } from './changes/fit-change-badge.tsx';
import { type LineChange, numberUpdate, priceUpdate } from './changes/line-changes.ts';
import { QuantityStepper } from './editing/quantity-stepper.tsx';
import { saveItem } from './editing/save-item.ts';
import { useSaveItem } from './editing/use-save-item.ts';
import { itemFitText } from './item-fit.ts';
import { lineTotalFen } from './line-totals.ts';
import { useOrderActions } from './order-actions.ts';
import styles from './order-items.module.css';
import { OwnPrice } from './own-price.tsx';
import { ReturnButton } from './returns/return-button.tsx';
import { returnText } from './returns/return-text.ts';

interface OrderItemRowProps {
  /** Position among the visible lines, from 0. */
  index: number;
  item: WorkOrderItem;
  /** Line number on the order, from 1. */
  line: number;
  change: LineChange | undefined;
  isSelected: boolean;
  onSelect: (partId: number) => void;
  measure: (row: HTMLElement | null) => void;
  /** The province of its prices; null if it is the order's. */
  province: string | null;
}

/** Memoized: an order may have thousands of lines. */
export const OrderItemRow = memo(function OrderItemRow(props: OrderItemRowProps) {
  const { index, item, line, change, isSelected, onSelect, measure } = props;
  const { t } = useTranslation('work-orders');
  const { update, deleteItems } = useOrderActions();
  const { partId, stdPartName: name } = item;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} className={isSelected ? styles.selected : ''}>
      <td className={cards.lead}>
        <RowCheck label={t('item.select', { name, line })} isChecked={isSelected} onToggle={() => onSelect(partId)} />
      </td>
      <td className={`${styles.line} number`}>{line}</td>
      <NameCell item={item} change={change} />
      <td data-label={t('column.oe')} className={item.oe === '' ? styles.none : undefined}>
        {item.oe !== '' && (
          <span className={styles.numbers}>
            <span className={styles.own}>
              <span className="oe">{item.oe}</span>
              <CopyButton text={item.oe} />
            </span>
            {item.formerOe !== '' && (
              <span className={cards.note}>{t('item.replacedNumber', { oe: item.formerOe })}</span>
            )}
            <NumberChangeBadge name={name} change={change} onUpdate={() => update([numberUpdate(item, change)])} />
          </span>
        )}
      </td>
      <td data-label={t('column.brand')} className={`${styles.plain} ${styles.brand}`}>
        {brandNames(item)}
      </td>
      <RemarkCell item={item} />
      <QuantityCell item={item} />
      <PriceCells item={item} province={props.province}>
        <PriceChangeBadge name={name} change={change} onUpdate={() => update([priceUpdate(item, change)])} />
      </PriceCells>
      <td className={`${cards.actions} ${styles.actions}`}>
        <ReturnButton item={item} />
        <Button
          variant="plain"
          isSmall
          isIcon
          aria-label={t('item.remove', { name })}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            void deleteItems([item]);
          }}
        >
          <Icon name="trash" size={16} />
        </Button>
      </td>
    </tr>
  );
});

function NameCell({ item, change }: { item: WorkOrderItem; change: LineChange | undefined }) {
  const { t } = useTranslation('work-orders');
  const { stdPartName, userWord, lineKind } = item;
  const fit = itemFitText(item, t);
  return (
    <td className={`${cards.title} ${styles.name}`}>
      {stdPartName}
      {lineKind !== 'part' && <span className={styles.kind}>{t(`lineKind.${lineKind}`)}</span>}
      {userWord !== '' && userWord !== stdPartName && (
        <span className={cards.note}>{t('item.userWord', { word: userWord })}</span>
      )}
      {fit !== '' && <span className={styles.doubtful}>{fit}</span>}
      <FitChangeBadge item={item} change={change} />
      {item.returnReason !== null && (
        <span className={`${cards.note} ${styles.returned}`}>{t('return.mark', { reason: returnText(item, t) })}</span>
      )}
    </td>
  );
}

function RemarkCell({ item }: { item: WorkOrderItem }) {
  const { t } = useTranslation('work-orders');
  const { listId } = useOrderActions();
  const { partRemark, stdPartName: name } = item;
  return (
    <td data-label={t('column.remark')} className={styles.remark}>
      <EditableText
        value={partRemark}
        label={t('item.remark', { name })}
        action={t('item.editRemark', { name })}
        maxLength={PART_REMARK_MAX}
        onSave={(text) => saveItem({ listId, item, values: { partRemark: text } })}
      >
        {partRemark === '' ? <span className={styles.missing}>{t('item.addRemark')}</span> : <span>{partRemark}</span>}
      </EditableText>
      <UnsentNote listId={listId} partId={item.partId} field="partRemark" />
    </td>
  );
}

function QuantityCell({ item }: { item: WorkOrderItem }) {
  const { t } = useTranslation('work-orders');
  const { listId } = useOrderActions();
  const locale = useStore(language);
  const save = useSaveItem(listId);
  const isUnsent = useIsUnsent({ listId, partId: item.partId, field: 'quantity' });
  return (
    <td data-label={t('column.quantity')} className={`${styles.quantity} number`}>
      <QuantityStepper
        name={item.stdPartName}
        kind={item.lineKind}
        quantity={item.quantity}
        unit={unitName(item.unit, locale)}
        onSave={(quantity) => save(item, { quantity })}
        isUnsent={isUnsent}
        onRetry={() => void sendUnsent()}
      />
    </td>
  );
}

interface PriceCellsProps {
  item: WorkOrderItem;
  province: string | null;
  children: React.ReactNode;
}

function PriceCells({ item, province, children }: PriceCellsProps) {
  const { t } = useTranslation('work-orders');
  const { t: tPrices } = useTranslation('prices');
  const { kind } = useOrderActions();
  const locale = useStore(language);
  const lineFen = lineTotalFen(item, kind);
  return (
    <>
      <td data-label={priceLabel(tPrices, kind, 'orderColumn')} className={`${cards.amount} ${styles.price} number`}>
        <span>
          {item.lineKind === 'part' ? showUnitPriceFen(unitPriceFen(item, kind), locale) : <OwnPrice item={item} />}
          {province !== null && <span className={cards.note}>{province}</span>}
          {children}
        </span>
      </td>
      <td data-label={t('column.lineTotal')} className={`${cards.amount} number`}>
        {lineFen === null ? showUnitPriceFen(null, locale) : showTotalFen(lineFen, locale)}
      </td>
    </>
  );
}
