import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { WorkOrder } from '../../contract/work-orders/schemas.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { createIdempotencyKey } from '../shared/call/idempotency-key.ts';
import { links } from '../shared/navigation/paths.ts';
import type { OrderVehicle } from '../shared/work-order/order-vehicle.ts';
import { copyName, copyOrder } from './copy-order.ts';
import styles from './dialogs.module.css';
import { VehicleChoice } from './vehicle-choice.tsx';

interface CopyDialogProps {
  order: WorkOrder;
  onClose: () => void;
}

/** A copy of an order: for the same vehicle or another, with the prices as they were seen or as they are. */
export function CopyDialog({ order, onClose }: CopyDialogProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const wordsOf = useErrorMessage();
  const formId = useId();
  // The same copy, however often it is sent.
  const operation = useRef(createIdempotencyKey());
  const [name, setName] = useState(() => copyName(order.name, t('copy.mark')));
  const [arePricesPresent, setPricesPresent] = useState(false);
  const [isOther, setOther] = useState(false);
  const [vehicle, setVehicle] = useState<OrderVehicle | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(t('rename.empty'));
    if (isOther && vehicle === null) return setError(t('copy.chooseVehicle'));
    setBusy(true);
    try {
      const as = { listId: order.listId, name: name.trim(), arePricesPresent, operationId: operation.current };
      const listId = await copyOrder({ ...as, vehicle: isOther ? vehicle : null });
      onClose();
      notify('success', t('copy.done', { name: name.trim() }));
      navigate(links.order(listId));
    } catch (problem) {
      setError(wordsOf(problem));
      setBusy(false);
    }
  };
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
        {t('copy.action')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('copy.title')} closeLabel={common('action.cancel')} onClose={onClose} foot={foot}>
      <div className={styles.body}>
        <form id={formId} className={styles.body} onSubmit={onSubmit}>
          <Field
            label={t('rename.label')}
            data-first
            maxLength={60}
            value={name}
            error={error}
            onChange={(event) => setName(event.target.value)}
          />
          <label className={styles.option}>
            <input
              type="checkbox"
              checked={arePricesPresent}
              onChange={(event) => setPricesPresent(event.target.checked)}
            />
            {t('copy.presentPrices')}
          </label>
          <label className={styles.option}>
            <input type="checkbox" checked={isOther} onChange={(event) => setOther(event.target.checked)} />
            {t('copy.otherVehicle')}
          </label>
        </form>
        {isOther && <VehicleChoice chosen={vehicle} onChoose={setVehicle} />}
      </div>
    </Dialog>
  );
}
