import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../../../providers/session/session.ts';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { surveyWanted } from '../overlays/survey-due.ts';
import { isForSurvey, jumpTarget, ticketInLink } from './jump.ts';

const PhoneScreen = lazyWithRetry(async () => (await import('../../pictures/phone-screen.tsx')).PhoneScreen);

/** For links from other sites and programs, which it passes on at once, and for phones that scanned a code here. */
export function JumpScreen() {
  const { search } = useLocation();
  const ticket = ticketInLink(search);
  if (ticket !== undefined) return <PhoneScreen key={ticket} ticket={ticket} />;
  if (isForSurvey(search)) return <SurveyLink />;
  return <Navigate to={jumpTarget(search)} replace />;
}

/** A link to the survey, such as a message may carry: who is not signed in comes back here afterwards. */
function SurveyLink() {
  const isSignedIn = session.get() !== null;
  useEffect(() => {
    if (isSignedIn) surveyWanted.set(true);
  }, [isSignedIn]);
  return <Navigate to={isSignedIn ? links.index() : links.login('/jump?survey=1')} replace />;
}
