import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { showTotalFen } from '../../../ui/money.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OrderQuestion } from './use-target-order.ts';

/** Asks whether to continue an order or start a new one; closing it starts a new one, as the specification says. */
export function OrderQuestionDialog({ question }: { question: OrderQuestion }) {
  const { t } = useTranslation('work-orders-add');
  const { t: common } = useTranslation();
  const locale = useStore(language);
  const { order, isOfVehicle, onAnswer } = question;
  const onNew = () => onAnswer('new');
  const foot = (
    <>
      <Button onClick={onNew}>{t('question.new')}</Button>
      <Button variant="primary" data-first onClick={() => onAnswer('continue')}>
        {t('question.continue')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t(isOfVehicle ? 'question.title' : 'question.titleAny')}
      closeLabel={common('action.cancel')}
      onClose={onNew}
      footer={foot}
    >
      <p>
        {t('question.text', {
          name: order.name,
          count: order.itemNum,
          total: showTotalFen(order.totalFen, locale),
          date: formatDateTime(order.updateTime, locale),
        })}
      </p>
      {!isOfVehicle && order.vehicleName !== '' && <p>{t('question.vehicle', { vehicle: order.vehicleName })}</p>}
      <p className="quiet">{t('question.hint')}</p>
    </Dialog>
  );
}
