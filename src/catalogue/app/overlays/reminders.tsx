import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseCalls } from '../../../contract/releases/calls.ts';
import type { UpdateNotice } from '../../../contract/releases/schemas.ts';
import { surveyCalls } from '../../../contract/survey/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './reminders.module.css';
import { surveyWanted } from './survey-due.ts';

const SurveyDialog = lazyWithRetry(async () => (await import('../../survey/survey-dialog.tsx')).SurveyDialog);

/** Asked once a page load; what is closed stays closed. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY };

/** First what is new, then the survey: one at a time. A link to the survey goes before both. */
export function Reminders({ userId }: { userId: number }) {
  const isWanted = useStore(surveyWanted);
  const [isRead, setRead] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const { data: news } = useCall(releaseCalls.updateContent, {}, ONCE);
  const { data: due } = useCall(surveyCalls.remind, {}, ONCE);
  if (!isWanted && news?.update && !isRead) return <UpdateDialog update={news.update} onClose={() => setRead(true)} />;
  if (!isWanted && (due?.survey !== true || isAnswered)) return null;
  const onClose = () => {
    surveyWanted.set(false);
    setAnswered(true);
  };
  return (
    <Suspense fallback={null}>
      <SurveyDialog userId={userId} onClose={onClose} />
    </Suspense>
  );
}

/** What is new, as plain text. Closing it alone tells it again at the next visit; knowing it does not. */
function UpdateDialog({ update, onClose }: { update: UpdateNotice; onClose: () => void }) {
  const { t } = useTranslation('overlays');
  const { t: common } = useTranslation();
  const wordsOf = useErrorMessage();
  const onKnow = () => {
    request(releaseCalls.knowUpdate, { noticeId: update.noticeId }).catch((error: unknown) =>
      notify('warning', wordsOf(error)),
    );
    onClose();
  };
  const know = (
    <Button variant="primary" data-first onClick={onKnow}>
      {t('update.know')}
    </Button>
  );
  return (
    <Dialog
      title={t('update.title', { version: update.version })}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={know}
    >
      <h3 className={styles.title}>{update.title}</h3>
      <p className={styles.content}>{update.content}</p>
    </Dialog>
  );
}
