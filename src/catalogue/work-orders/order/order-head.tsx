import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { WorkOrder, WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { loadMessages } from '../../../providers/i18n.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { OnDemandBoundary } from '../../shared/call/on-demand-boundary.tsx';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { PasteButton } from '../../shared/paste-order/paste-button.tsx';
import { CopyDialog } from '../copy-dialog.tsx';
import { editOrder } from '../edit-order.ts';
import { EditableText } from '../editable-text.tsx';
import { usePrintKey } from '../paper/use-print-key.ts';
import { useQuotationNews } from '../quotations/use-quotation-news.ts';
import { UnsentNote } from '../unsent/unsent-note.tsx';
import { useDeleteOrders } from '../use-delete-orders.ts';
import { useOrderPeople } from '../use-order-people.ts';
import { CheckUpButton } from './check-up/check-up-button.tsx';
import { useCheckedSend } from './check-up/use-checked-send.tsx';
import { OrderFacts } from './order-facts.tsx';
import { orderPartsLink } from './order-parts-link.ts';
import styles from './order-screen.module.css';
import { OwnLineDialog } from './own-line-dialog.tsx';
import { useOrderSheet } from './use-order-sheet.ts';

const QuotationsDialog = lazyWithRetry(async () => {
  await loadMessages(['quotations']);
  return (await import('../quotations/quotations-dialog.tsx')).QuotationsDialog;
});

const PaperDialog = lazyWithRetry(async () => {
  await loadMessages(['letterhead']);
  return (await import('../paper/paper-dialog.tsx')).PaperDialog;
});

interface OrderHeadProps {
  order: WorkOrder;
  items: readonly WorkOrderItem[];
}

/** The order's name, facts and actions. */
export function OrderHead({ order, items }: OrderHeadProps) {
  const { t } = useTranslation('work-orders');
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={links.orders()}>
        <Icon name="left" size={16} />
        {t('order.back')}
      </Link>
      <div className={styles.title}>
        <EditableText
          value={order.name}
          label={t('rename.label')}
          action={t('rename.action', { name: order.name })}
          maxLength={60}
          problemOf={(text) => (text === '' ? t('rename.empty') : undefined)}
          onSave={(name) => editOrder(order, 'name', name)}
        >
          <h1>{order.name}</h1>
        </EditableText>
        <UnsentNote listId={order.listId} partId={null} field="name" />
        <OrderActions order={order} items={items} />
      </div>
      <OrderFacts order={order} />
    </header>
  );
}

function OrderActions({ order, items }: OrderHeadProps) {
  const { t } = useTranslation('work-orders');
  const navigate = useNavigate();
  const { run: deleteOrders } = useDeleteOrders(() => navigate(links.orders()));
  const { canDelete } = useOrderPeople();
  const makeSheet = useOrderSheet(order, items);
  const send = useCheckedSend(order, items);
  const [dialog, setDialog] = useState<'copy' | 'own' | 'paper' | 'quotations' | null>(null);
  const onClose = useCallback(() => setDialog(null), []);
  const onPrint = () => void send.confirm().then((isSent) => isSent && setDialog('paper'));
  usePrintKey(onPrint);
  const isAccepted = useQuotationNews().has(order.listId);
  const parts = orderPartsLink(order);
  return (
    <div className={styles.actions}>
      {parts !== null && (
        <Link className={buttonClass('primary')} to={parts}>
          <Icon name="plus" size={16} />
          {t('order.parts')}
        </Link>
      )}
      <PasteButton order={order} />
      <Button onClick={() => setDialog('own')}>
        <Icon name="plus" size={16} />
        {t('own.open')}
      </Button>
      <Button onClick={() => setDialog('copy')}>
        <Icon name="copy" size={16} />
        {t('copy.open')}
      </Button>
      <CheckUpButton order={order} items={items} />
      <Button onClick={() => setDialog('quotations')}>
        {t('order.quotation')}
        {isAccepted && <Tag variant="good">{t('order.quotationNews')}</Tag>}
      </Button>
      <Button onClick={onPrint}>
        <Icon name="print" size={16} />
        {t('order.print')}
      </Button>
      <ExportMenu label={t('order.export')} makeSheet={makeSheet} confirm={send.confirm} />
      {send.dialog}
      <Button
        isIcon
        aria-label={t('list.remove', { name: order.name })}
        disabled={!canDelete(order)}
        title={canDelete(order) ? undefined : t('owner.cannotDelete')}
        onClick={() => void deleteOrders([order.listId])}
      >
        <Icon name="trash" size={16} />
      </Button>
      {dialog === 'copy' && <CopyDialog order={order} onClose={onClose} />}
      {dialog === 'quotations' && (
        <OnDemandBoundary onError={onClose}>
          <QuotationsDialog order={order} onClose={onClose} />
        </OnDemandBoundary>
      )}
      {dialog === 'paper' && (
        <OnDemandBoundary onError={onClose}>
          <PaperDialog order={order} onClose={onClose} />
        </OnDemandBoundary>
      )}
      {dialog === 'own' && <OwnLineDialog order={order} onClose={onClose} />}
    </div>
  );
}
