import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showTotalFen } from '../../../ui/money.ts';
import { focusBeside } from '../../../ui/overlay/focus-beside.ts';
import { Tag } from '../../../ui/tag.tsx';
import { links } from '../../shared/navigation/paths.ts';
import cards from '../card-table.module.css';
import { editOrder } from '../edit-order.ts';
import { EditableText } from '../editable-text.tsx';
import { RowCheck } from '../row-check.tsx';
import { unsentEdits } from '../unsent/unsent-edits.ts';
import { UnsentNote } from '../unsent/unsent-note.tsx';
import { orderWithUnsent } from '../unsent/with-unsent.ts';
import styles from './orders-table.module.css';

interface OrderRowProps {
  order: WorkOrder;
  /** A quotation of it was accepted, and the shop has not looked yet. */
  isAccepted: boolean;
  /** Null without colleagues. */
  owner: string | null;
  canDelete: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onDelete: () => void;
  onCopy: () => void;
}

export function OrderRow({
  order: saved,
  isAccepted,
  owner,
  canDelete,
  isSelected,
  onSelect,
  onDelete,
  onCopy,
}: OrderRowProps) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const order = orderWithUnsent(saved, useStore(unsentEdits));
  const { listId, name, remark, vin, itemNum, totalFen, unpricedNum, outdatedNum, updateTime } = order;
  return (
    <tr className={isSelected ? styles.selected : ''}>
      <td className={cards.lead}>
        <RowCheck label={t('list.select', { name })} isChecked={isSelected} onToggle={onSelect} />
      </td>
      <td className={`${cards.title} ${styles.name}`}>
        <EditableText
          value={name}
          label={t('rename.label')}
          action={t('rename.action', { name })}
          maxLength={60}
          problemOf={(text) => (text === '' ? t('rename.empty') : undefined)}
          onSave={(text) => editOrder(order, 'name', text)}
        >
          <Link to={links.order(listId)}>{name}</Link>
        </EditableText>
        <UnsentNote listId={listId} partId={null} field="name" />
        {isAccepted && <Tag variant="good">{t('order.quotationNews')}</Tag>}
        {outdatedNum > 0 && <Tag variant="warning">{t('list.outdated', { count: outdatedNum })}</Tag>}
        {remark !== '' && <span className={cards.note}>{remark}</span>}
      </td>
      <td data-label={t('listColumn.vehicle')}>
        {fullName(order) || <span className="quiet">{t('list.noVehicle')}</span>}
      </td>
      <td data-label={t('listColumn.vin')} className={vin === null ? styles.none : 'oe'}>
        {vin}
      </td>
      {owner !== null && <td data-label={t('listColumn.owner')}>{owner}</td>}
      <td data-label={t('listColumn.items')} className={`${cards.amount} number`}>
        {itemNum}
      </td>
      <td data-label={t('listColumn.total')} className={`${cards.amount} number`}>
        <span>
          {showTotalFen(totalFen, locale)}
          {unpricedNum > 0 && <span className={cards.note}>{t('list.unpriced', { count: unpricedNum })}</span>}
        </span>
      </td>
      <td data-label={t('listColumn.updated')} className={`${styles.time} number`}>
        {formatDateTime(updateTime, locale)}
      </td>
      <td className={cards.actions}>
        <span className={styles.buttons}>
          <Button variant="plain" isSmall isIcon aria-label={t('copy.of', { name })} onClick={onCopy}>
            <Icon name="copy" size={16} />
          </Button>
          <Button
            variant="plain"
            isSmall
            isIcon
            aria-label={t('list.remove', { name })}
            disabled={!canDelete}
            title={canDelete ? undefined : t('owner.cannotDelete')}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onDelete();
            }}
          >
            <Icon name="trash" size={16} />
          </Button>
        </span>
      </td>
    </tr>
  );
}
