import { Suspense, useState } from 'react';
import { releaseCalls } from '../../../contract/releases/calls.ts';
import { surveyCalls } from '../../../contract/survey/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { FitReportNews } from './fit-report-news.tsx';
import { surveyRequested } from './survey-request.ts';

// The sanitiser of its text comes with it.
const UpdateDialog = lazyWithRetry(async () => (await import('./update-dialog.tsx')).UpdateDialog);
const SurveyDialog = lazyWithRetry(async () => (await import('../../survey/survey-dialog.tsx')).SurveyDialog);

/** Requested once per page load. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY };

/** The update notice, then the survey, and beside them the answers to fit reports. */
export function Reminders({ userId }: { userId: number }) {
  return (
    <>
      <FitReportNews />
      <NextReminder userId={userId} />
    </>
  );
}

/** A link to the survey opens it at once. */
function NextReminder({ userId }: { userId: number }) {
  const isSurveyRequested = useStore(surveyRequested);
  const [isRead, setRead] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const { data: news } = useCall(releaseCalls.updateContent, {}, ONCE);
  const { data: due } = useCall(surveyCalls.remind, {}, ONCE);
  if (!isSurveyRequested && news?.update && !isRead) {
    return (
      <Suspense fallback={null}>
        <UpdateDialog update={news.update} onClose={() => setRead(true)} />
      </Suspense>
    );
  }
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
