import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { MESSAGE_LENGTH_MAX } from '../../../contract/work-orders/paste/rules.ts';
import type { WorkOrder } from '../../../contract/work-orders/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { OrderText } from './paste-groups.ts';
import styles from './paste-order.module.css';
import { PasteResult } from './paste-result.tsx';

export interface PasteDialogProps {
  /** The order to add to; a new order without one. */
  order?: WorkOrder | undefined;
  onClose: () => void;
}

/** A chat message or list becomes a checked order: paste, read, choose, make. */
export function PasteDialog({ order, onClose }: PasteDialogProps) {
  const { t } = useTranslation('work-orders-paste');
  const { t: common } = useTranslation();
  const formId = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState<{ message: string; result: OrderText } | null>(null);
  const { run, isBusy, errorMessage } = useAction(
    (message: string) => request(workOrderCalls.readOrderText, { text: message }),
    { isErrorInForm: true, onDone: (result, message) => setReading({ message, result }) },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t('empty'));
    setProblem(undefined);
    void run(text);
  };
  const title = t(order === undefined ? 'title' : 'titleOfOrder');
  if (reading !== null) {
    return (
      <Dialog title={title} closeLabel={common('action.close')} onClose={onClose} isWide>
        <PasteResult {...reading} order={order} onBack={() => setReading(null)} onDone={onClose} />
      </Dialog>
    );
  }
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
        {t('read')}
      </Button>
    </>
  );
  return (
    <Dialog title={title} closeLabel={common('action.close')} onClose={onClose} footer={foot} isWide>
      <form id={formId} className={styles.form} onSubmit={onSubmit}>
        <TextArea
          label={t('text')}
          hint={t('hint')}
          data-first
          rows={10}
          maxLength={MESSAGE_LENGTH_MAX}
          placeholder={t('placeholder')}
          value={text}
          error={problem ?? errorMessage ?? undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
