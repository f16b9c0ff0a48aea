import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseCalls } from '../../../contract/releases/calls.ts';
import type { UpdateNotice } from '../../../contract/releases/schemas.ts';
import { surveyCalls } from '../../../contract/survey/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './reminders.module.css';
import { surveyRequested } from './survey-request.ts';

const SurveyDialog = lazyWithRetry(async () => (await import('../../survey/survey-dialog.tsx')).SurveyDialog);

/** Requested once per page load. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY };

/** The update notice, then the survey. A link to the survey opens it at once. */
export function Reminders({ userId }: { userId: number }) {
  const isSurveyRequested = useStore(surveyRequested);
  const [isRead, setRead] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const { data: news } = useCall(releaseCalls.updateContent, {}, ONCE);
  const { data: due } = useCall(surveyCalls.remind, {}, ONCE);
  if (!isSurveyRequested && news?.update && !isRead)
    return <UpdateDialog update={news.update} onClose={() => setRead(true)} />;
  if (!isSurveyRequested && (due?.survey !== true || isAnswered)) return null;
  const onClose = () => {
    surveyRequested.set(false);
    setAnswered(true);
  };
  return (
    <Suspense fallback={null}>
      <SurveyDialog userId={userId} onClose={onClose} />
    </Suspense>
  );
}

/** The update notice as plain text. It comes back at the next visit unless it was acknowledged. */
function UpdateDialog({ update, onClose }: { update: UpdateNotice; onClose: () => void }) {
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
      <p className={styles.content}>{update.content}</p>
    </Dialog>
  );
}
