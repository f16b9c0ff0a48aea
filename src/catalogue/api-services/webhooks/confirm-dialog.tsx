import { useTranslation } from 'react-i18next';
import { webhookCalls } from '../../../contract/api-services/webhooks/calls.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './webhooks.module.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  isDanger?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a change of an endpoint that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, isDanger = false, onConfirm, onClose }: ConfirmDialogProps) {
  const { t: common } = useTranslation();
  const action = useAction(onConfirm, {
    isErrorInForm: true,
    onDone: onClose,
    changes: [webhookCalls.webhookList, webhookCalls.webhookDeliveryList],
  });
  return (
    <Dialog
      title={title}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button data-first onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={action.isBusy} onClick={() => void action.run()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {action.errorMessage !== null && (
        <p className={styles.error} role="alert">
          {action.errorMessage}
        </p>
      )}
    </Dialog>
  );
}
