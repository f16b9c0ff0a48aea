import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import type { ResultOf } from '../../../contract/call.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { usersCalls } from '../../../contract/users/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { notify } from '../../../providers/notification.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { useMessages } from '../../messages.ts';
import styles from './user.module.css';
import type { UserDialogProps } from './user-record.ts';

type Issued = ResultOf<typeof usersCalls.passwordReset>;

/** Makes a code by which the user sets a new password. It is shown once, here. */
export function ResetDialog({ user, onClose }: UserDialogProps) {
  const { t } = useMessages();
  const [issued, setIssued] = useState<Issued>();
  const action = useAction(() => request(usersCalls.passwordReset, { id: user.userId }), {
    onDone: setIssued,
    isErrorInForm: true,
  });
  if (issued !== undefined) return <IssuedCode issued={issued} onClose={onClose} />;
  // The dialog goes on to the code: it must not close by itself.
  const run = async () => {
    await action.run();
    return false;
  };
  return (
    <ActionDialog
      title={t('user:reset.title', { name: user.userRealname ?? user.username })}
      okText={t('user:reset.make')}
      action={{ ...action, run }}
      onClose={onClose}
    >
      <p>{t('user:reset.hint')}</p>
    </ActionDialog>
  );
}

function IssuedCode({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const { t, language } = useMessages();
  const { code, expiresAt } = issued;
  // The fragment never reaches a server or a log.
  const link = `${window.location.origin}/reset_password#${code}`;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('user:reset.copied'));
    } catch {
      notify('error', t('user:reset.notCopied'));
    }
  };
  return (
    <Modal
      open
      title={t('user:reset.once')}
      maskClosable={false}
      keyboard={false}
      onCancel={onClose}
      footer={[
        <Button key="link" onClick={() => void copy(link)}>
          {t('user:reset.copyLink')}
        </Button>,
        <Button key="code" onClick={() => void copy(code)}>
          {t('user:reset.copyCode')}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {t('common:action.close')}
        </Button>,
      ]}
    >
      <div className={styles.section}>
        <p className={styles.code}>{code}</p>
        <p>{t('user:reset.until', { time: formatDateTime(expiresAt, language, 'short') })}</p>
        <Alert type="warning" showIcon message={t('user:reset.onceHint')} />
      </div>
    </Modal>
  );
}
