import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReturnReason, returnReasons } from '../../../../contract/work-orders/rules.ts';
import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { fitReportSubject } from '../../../shared/fit-report/fit-report-subject.ts';
import styles from '../../dialogs.module.css';
import { useOrderActions } from '../order-actions.ts';

interface ReturnDialogProps {
  item: WorkOrderItem;
  onClose: () => void;
}

const NOTE_MAX = 200;

/** The return reason of a line. A wrong part can be reported right away. */
export function ReturnDialog({ item, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const { update, reportSubjectOf } = useOrderActions();
  const formId = useId();
  const { partId, stdPartName: name, returnReason, returnNote } = item;
  const [reason, setReason] = useState<ReturnReason>(returnReason ?? 'wrongPart');
  const [note, setNote] = useState(returnNote);
  const [isNoteMissing, setNoteMissing] = useState(false);
  const [isReported, setReported] = useState(returnReason === null);
  const subject = reportSubjectOf(item);
  const canReport = reason === 'wrongPart' && subject !== null;
  const save = (values: Pick<WorkOrderItem, 'returnReason' | 'returnNote'>) => {
    update([{ partId, values, seen: { returnReason, returnNote } }]);
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = reason === 'other' && note.trim() === '';
    setNoteMissing(isMissing);
    if (isMissing) return;
    save({ returnReason: reason, returnNote: note.trim() });
    if (canReport && isReported) fitReportSubject.set(subject);
  };
  const foot = (
    <>
      {returnReason !== null && (
        <Button onClick={() => save({ returnReason: null, returnNote: '' })}>{t('return.remove')}</Button>
      )}
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId}>
        {common('action.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('return.title', { name })} closeLabel={common('action.close')} onClose={onClose} footer={foot}>
      <form id={formId} className={styles.body} onSubmit={onSubmit} noValidate>
        <fieldset className={styles.choices}>
          <legend className="unseen">{t('return.reason')}</legend>
          {returnReasons.map((option) => (
            <label key={option} className={styles.option}>
              <input
                type="radio"
                name="reason"
                data-first={option === reason || undefined}
                checked={reason === option}
                onChange={() => setReason(option)}
              />
              {t(`return.reasons.${option}`)}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t(reason === 'other' ? 'return.noteRequired' : 'return.note')}
          maxLength={NOTE_MAX}
          value={note}
          error={isNoteMissing ? t('return.noteMissing') : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        {canReport && (
          <label className={styles.option}>
            <input type="checkbox" checked={isReported} onChange={(event) => setReported(event.target.checked)} />
            {t('return.report')}
          </label>
        )}
      </form>
    </Dialog>
  );
}
