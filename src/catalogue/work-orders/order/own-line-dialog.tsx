import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { NewItem, WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { orderReads } from '../../shared/work-order/use-current-order.ts';
import styles from '../dialogs.module.css';
import { invalidFields, itemOfOwnLine, type OwnLine, type OwnLineField } from './own-line.ts';

const kinds = ['labour', 'material'] as const;

interface OwnLineDialogProps {
  order: WorkOrder;
  onClose: () => void;
}

/** Adds labour, or a material without an OE number. */
export function OwnLineDialog({ order, onClose }: OwnLineDialogProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const formId = useId();
  const [line, setLine] = useState<OwnLine>({
    lineKind: 'labour',
    name: '',
    quantity: '1',
    unit: t('own.unitOf.labour'),
    price: '',
  });
  const [invalid, setInvalid] = useState<readonly OwnLineField[]>([]);
  const { run, isBusy, errorMessage } = useAction(
    (item: NewItem) => request(workOrderCalls.savePartListItem, { listId: order.listId, item }),
    {
      isErrorInForm: true,
      changes: orderReads,
      done: (_result, item) => t('own.added', { name: item.stdPartName }),
      onDone: onClose,
    },
  );
  const set = (change: Partial<OwnLine>) => setLine((previous) => ({ ...previous, ...change }));
  const errorOf = (field: OwnLineField) => (invalid.includes(field) ? t(`own.invalid.${field}`) : undefined);
  const check = (field: OwnLineField) =>
    setInvalid((previous) => [
      ...previous.filter((other) => other !== field),
      ...invalidFields(line).filter((other) => other === field),
    ]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const fields = invalidFields(line);
    setInvalid(fields);
    if (fields.length === 0) void run(itemOfOwnLine(line, order.provinceCode));
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
    <Dialog title={t('own.title')} closeLabel={common('action.cancel')} onClose={onClose} footer={foot}>
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
          error={errorOf('name') ?? errorMessage ?? undefined}
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
