import { Alert, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { approvalCalls } from '../../contract/approvals/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import styles from './approvals.module.css';

export type DecisionName = 'approve' | 'refuse' | 'withdraw';

const done = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;
const NOTE_MAX = 300;

interface DecisionDialogProps {
  name: DecisionName;
  approvalId: number;
  onClose: () => void;
}

/** Asks once more, with a note; a refusal needs a reason. It stays open with the error if the decision fails. */
export function DecisionDialog({ name, approvalId, onClose }: DecisionDialogProps) {
  const { t } = useMessages();
  const id = useId();
  const [note, setNote] = useState('');
  const action = useAction(
    () => {
      if (name === 'withdraw') return request(approvalCalls.approvalWithdraw, { approvalId });
      const call = name === 'approve' ? approvalCalls.approvalApprove : approvalCalls.approvalRefuse;
      return request(call, { approvalId, note });
    },
    { done: () => t(`approval:${done[name]}`), isErrorInForm: true, changes: [approvalCalls.approvalList] },
  );
  const submit = async () => {
    if (await action.run()) onClose();
  };
  return (
    <Modal
      open
      title={t(`approval:${name}Title`)}
      okText={t(`approval:${name}`)}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ danger: name === 'refuse', disabled: name === 'refuse' && note.trim().length < 2 }}
      confirmLoading={action.isBusy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        {action.errorMessage !== null && <Alert type="error" showIcon message={action.errorMessage} />}
        {name !== 'withdraw' && (
          <>
            <label htmlFor={id}>{t(name === 'refuse' ? 'approval:reasonLabel' : 'approval:noteLabel')}</label>
            <Input.TextArea
              id={id}
              rows={2}
              maxLength={NOTE_MAX}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </>
        )}
      </div>
    </Modal>
  );
}
