import { Alert, Modal } from 'antd';
import type { ReactNode } from 'react';
import type { Action } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import styles from './form.module.css';

interface ActionDialogProps {
  title: string;
  okText: string;
  isDanger?: boolean;
  isIncomplete?: boolean;
  width?: number;
  action: Pick<Action<void>, 'run' | 'isBusy' | 'errorMessage'>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of one action: it stays open with the error if the action fails. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, okText, isDanger = false, isIncomplete = false, width = 520, action, onClose, children } = props;
  const { t } = useMessages();
  const submit = async () => {
    if (await action.run()) onClose();
  };
  return (
    <Modal
      open
      width={width}
      title={title}
      okText={okText}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ danger: isDanger, disabled: isIncomplete }}
      confirmLoading={action.isBusy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIncomplete) void submit();
        }}
      >
        {action.errorMessage !== null && <Alert type="error" showIcon message={action.errorMessage} />}
        {children}
      </form>
    </Modal>
  );
}
