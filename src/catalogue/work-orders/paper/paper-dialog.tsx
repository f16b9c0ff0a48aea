import { type FormEvent, useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isPriceKind, PRICE_KINDS } from '../../../contract/prices/price-kinds.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useStore } from '../../../providers/store.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LetterheadSection } from '../../shared/company/letterhead-section.tsx';
import { priceLabel } from '../../shared/prices/price-label.ts';
import styles from '../dialogs.module.css';
import { editOrder } from '../edit-order.ts';
import { orderState } from '../order/order-state.ts';
import { paperChoice, papers } from './paper-choice.ts';

interface PaperDialogProps {
  order: WorkOrder;
  onClose: () => void;
}

/** Selects the sheet and its price kind, edits the customer's data and prints. */
export function PaperDialog({ order, onClose }: PaperDialogProps) {
  const { t } = useTranslation('work-orders');
  const { t: tPrices } = useTranslation('prices');
  const { t: common } = useTranslation();
  const formId = useId();
  const paper = useStore(paperChoice);
  const [{ kind }, setView] = useUrlState(orderState);
  const [customerName, setCustomerName] = useState(order.customerName);
  const [plate, setPlate] = useState(order.plate);
  const [isPrintRequested, setPrintRequested] = useState(false);
  const { run, isBusy, errorMessage } = useAction(
    async () => {
      if (customerName.trim() !== order.customerName) await editOrder(order, 'customerName', customerName.trim());
      if (plate.trim() !== order.plate) await editOrder(order, 'plate', plate.trim());
    },
    { isErrorInForm: true, onDone: () => setPrintRequested(true) },
  );
  // A value that was changed elsewhere, and kept there, replaces the typed one.
  useEffect(() => setCustomerName(order.customerName), [order.customerName]);
  useEffect(() => setPlate(order.plate), [order.plate]);
  // Only once the page has the saved values.
  const isReady = isPrintRequested && customerName.trim() === order.customerName && plate.trim() === order.plate;
  useEffect(() => {
    if (!isReady) return;
    // React does not flush inside an effect; the dialog must be gone before the browser captures the page.
    queueMicrotask(() => {
      flushSync(onClose);
      window.print();
    });
  }, [isReady, onClose]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
        {t('paper.print')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('paper.title')} closeLabel={common('action.cancel')} onClose={onClose} footer={foot}>
      <div className={styles.body}>
        <form id={formId} className={styles.body} onSubmit={onSubmit}>
          <fieldset className={styles.papers}>
            <legend className="unseen">{t('paper.choice')}</legend>
            {papers.map((one) => (
              <label key={one} className={styles.option}>
                <input type="radio" name="paper" checked={one === paper} onChange={() => paperChoice.set(one)} />
                <span>
                  {t(`paper.${one}`)}
                  <span className={styles.hint}>{t(`paper.${one}Hint`)}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <label className={styles.select}>
            {t('view.kind')}
            <select
              value={kind}
              onChange={({ target: { value } }) => setView({ kind: isPriceKind(value) ? value : 'market' })}
            >
              {PRICE_KINDS.map((one) => (
                <option key={one} value={one}>
                  {priceLabel(tPrices, one, 'order')}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.pair}>
            <Field
              label={t('customer.customerName')}
              maxLength={60}
              autoComplete="off"
              value={customerName}
              error={errorMessage ?? undefined}
              onChange={(event) => setCustomerName(event.target.value)}
            />
            <Field
              label={t('customer.plate')}
              maxLength={16}
              autoComplete="off"
              value={plate}
              onChange={(event) => setPlate(event.target.value)}
            />
          </div>
        </form>
        {paper === 'customer' && <LetterheadSection />}
      </div>
    </Dialog>
  );
}
