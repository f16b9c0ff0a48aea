import { useTranslation } from 'react-i18next';
import { releaseCalls } from '../../../contract/releases/calls.ts';
import type { UpdateNotice } from '../../../contract/releases/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { RichText } from '../../../providers/rich-text/rich-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './reminders.module.css';

/** The update notice. It comes back at the next visit unless it was acknowledged. */
export function UpdateDialog({ update, onClose }: { update: UpdateNotice; onClose: () => void }) {
  const { t } = useTranslation('overlays');
  const { t: common } = useTranslation();
  const { run: acknowledge } = useAction(() => request(releaseCalls.knowUpdate, { noticeId: update.noticeId }));
  const onAcknowledge = () => {
    void acknowledge();
    onClose();
  };
  const footer = (
    <Button variant="primary" data-first onClick={onAcknowledge}>
      {t('update.dismiss')}
    </Button>
  );
  return (
    <Dialog
      title={t('update.title', { version: update.version })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={footer}
    >
      <h3 className={styles.title}>{update.title}</h3>
      <RichText className={styles.content} html={update.content} />
    </Dialog>
  );
}
