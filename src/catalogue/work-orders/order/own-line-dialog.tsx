import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from '../dialogs.module.css';
import { refreshAllOrders } from '../refresh-orders.ts';
import { type OwnLine, type OwnLineProblem, ownItem, problemsOf } from './own-line.ts';

const kinds = ['labour', 'material'] as const;

interface OwnLineDialogProps {
  order: WorkOrder;
  onClose: () => void;
}

/** Adds labour, or a material that has no number. */
export function OwnLineDialog({ order, onClose }: OwnLineDialogProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const wordsOf = useErrorMessage();
  const formId = useId();
  const [line, setLine] = useState<OwnLine>({
    lineKind: 'labour',
    name: '',
    quantity: '1',
    unit: t('own.unitOf.labour'),
    price: '',
  });
  const [problems, setProblems] = useState<readonly OwnLineProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<OwnLine>) => setLine((former) => ({ ...former, ...change }));
  const errorOf = (field: OwnLineProblem) => (problems.includes(field) ? t(`own.bad.${field}`) : undefined);
  const check = (field: OwnLineProblem) =>
    setProblems((former) => [
      ...former.filter((other) => other !== field),
      ...problemsOf(line).filter((other) => other === field),
    ]);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemsOf(line);
    setProblems(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      await request(workOrderCalls.savePartListItem, { listId: order.listId, item: ownItem(line, order.provinceCode) });
      await refreshAllOrders();
      notify('success', t('own.added', { name: line.name.trim() }));
      onClose();
    } catch (problem) {
      setFailure(wordsOf(problem));
      setBusy(false);
    }
  };
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
        {t('own.add')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('own.title')} closeLabel={common('action.cancel')} onClose={onClose} foot={foot}>
      <form id={formId} className={styles.body} onSubmit={onSubmit} noValidate>
        <fieldset className={styles.kinds}>
          <legend className="unseen">{t('own.kind')}</legend>
          {kinds.map((lineKind) => (
            <label key={lineKind} className={styles.option}>
              <input
                type="radio"
                name="kind"
                checked={line.lineKind === lineKind}
                onChange={() => set({ lineKind, unit: t(`own.unitOf.${lineKind}`) })}
              />
              {t(`lineKind.${lineKind}`)}
            </label>
          ))}
        </fieldset>
        <Field
          label={t('own.name')}
          data-first
          maxLength={120}
          placeholder={t(`own.example.${line.lineKind}`)}
          value={line.name}
          error={errorOf('name') ?? failure}
          onChange={(event) => set({ name: event.target.value })}
        />
        <div className={styles.row}>
          <Field
            label={t('column.quantity')}
            inputMode="decimal"
            maxLength={7}
            value={line.quantity}
            error={errorOf('quantity')}
            onChange={(event) => set({ quantity: event.target.value })}
            onBlur={() => check('quantity')}
          />
          <Field
            label={t('own.unit')}
            maxLength={20}
            value={line.unit}
            onChange={(event) => set({ unit: event.target.value })}
          />
          <Field
            label={t('own.price')}
            inputMode="decimal"
            maxLength={12}
            value={line.price}
            error={errorOf('price')}
            onChange={(event) => set({ price: event.target.value })}
            onBlur={() => check('price')}
          />
        </div>
      </form>
    </Dialog>
  );
}
