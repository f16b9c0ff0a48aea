import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from '../company.module.css';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, submitted by its button or by Enter. */
export function FormDialog({ title, submitLabel, isBusy, onSubmit, onClose, children }: FormDialogProps) {
  const { t: common } = useTranslation();
  const formId = useId();
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} closeLabel={common('action.close')} onClose={onClose} footer={foot}>
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
