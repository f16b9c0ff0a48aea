import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from '../company.module.css';

interface FormDialogProps {
  title: string;
  /** What the button says that sends the form. */
  send: string;
  isBusy: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a box: sent by its button or by Enter. */
export function FormDialog({ title, send, isBusy, onSubmit, onClose, children }: FormDialogProps) {
  const { t: common } = useTranslation();
  const formId = useId();
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
        {send}
      </Button>
    </>
  );
  return (
    <Dialog title={title} closeLabel={common('action.close')} onClose={onClose} foot={foot}>
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
