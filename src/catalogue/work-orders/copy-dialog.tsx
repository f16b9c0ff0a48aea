import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { WorkOrder } from '../../contract/work-orders/schemas.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { createIdempotencyKey } from '../shared/call/idempotency-key.ts';
import { links } from '../shared/navigation/paths.ts';
import { VehicleChoice } from '../shared/vehicle-choice/vehicle-choice.tsx';
import type { OrderVehicle } from '../shared/work-order/order-vehicle.ts';
import { copyName, copyOrder } from './copy-order.ts';
import styles from './dialogs.module.css';

interface CopyDialogProps {
  order: WorkOrder;
  onClose: () => void;
}

/** Copies an order: for the same vehicle or another, with the saved prices or today's. */
export function CopyDialog({ order, onClose }: CopyDialogProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const formId = useId();
  const idempotencyKey = useRef(createIdempotencyKey());
  const [name, setName] = useState(() => copyName(order.name, t('copy.mark')));
  const [arePricesPresent, setPricesPresent] = useState(false);
  const [isOther, setOther] = useState(false);
  const [vehicle, setVehicle] = useState<OrderVehicle | null>(null);
  const [problem, setProblem] = useState<string>();
  const { run, isBusy, errorMessage } = useAction(copyOrder, {
    isErrorInForm: true,
    changes: [workOrderCalls.getList, workOrderCalls.getPartListCount],
    done: (_listId, copy) => t('copy.done', { name: copy.name }),
    onDone(listId) {
      onClose();
      navigate(links.order(listId));
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem(t('rename.empty'));
    if (isOther && vehicle === null) return setProblem(t('copy.chooseVehicle'));
    setProblem(undefined);
    const copy = { listId: order.listId, name: name.trim(), arePricesPresent, operationId: idempotencyKey.current };
    void run({ ...copy, vehicle: isOther ? vehicle : null });
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
    <Dialog title={t('copy.title')} closeLabel={common('action.cancel')} onClose={onClose} footer={foot}>
      <div className={styles.body}>
        <form id={formId} className={styles.body} onSubmit={onSubmit}>
          <Field
            label={t('rename.label')}
            data-first
            maxLength={60}
            value={name}
            error={problem ?? errorMessage ?? undefined}
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
