import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { showTotalFen } from '../../../ui/money.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './order-question-dialog.module.css';
import type { FitQuestion } from './use-confirm-fit.ts';
import type { OrderQuestion } from './use-target-order.ts';

/** The dialog that is shown before parts are added to an order. */
export function OrderQuestionDialog({ question }: { question: OrderQuestion | FitQuestion }) {
  return question.kind === 'fit' ? <FitDialog question={question} /> : <ContinueDialog question={question} />;
}

/** Names the parts that do not fit or are to check, with the reason; closing it adds nothing. */
function FitDialog({ question: { items, hasOthers, onAnswer } }: { question: FitQuestion }) {
  const { t } = useTranslation('work-orders-add');
  const { t: common } = useTranslation();
  const footer = (
    <>
      <Button onClick={() => onAnswer('cancel')}>{common('action.cancel')}</Button>
      {hasOthers && <Button onClick={() => onAnswer('fitting')}>{t('fit.onlyFitting')}</Button>}
      <Button variant="primary" data-first onClick={() => onAnswer('all')}>
        {t('fit.add', { count: items.length })}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t('fit.title', { count: items.length })}
      closeLabel={common('action.cancel')}
      onClose={() => onAnswer('cancel')}
      footer={footer}
    >
      <ul className={styles.doubtful}>
        {items.map(({ oe, stdPartName, fit }) => (
          <li key={`${oe}/${stdPartName}`}>
            <strong>{stdPartName}</strong> <span className="oe">{oe}</span>
            <p>
              <Tag variant="warning">{t(`fit.${fit?.grade ?? 'check'}`)}</Tag> {fit?.rules.join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('fit.hint')}</p>
    </Dialog>
  );
}

/** Asks whether to continue an order or start a new one; closing it starts a new one, as the specification says. */
function ContinueDialog({ question }: { question: OrderQuestion }) {
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
