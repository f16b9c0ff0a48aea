import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../../../providers/session/session.ts';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { surveyRequested } from '../overlays/survey-request.ts';
import { isSurveyLink, jumpTarget, parseTicket } from './jump.ts';

const PhoneScreen = lazyWithRetry(async () => (await import('../../pictures/phone-screen.tsx')).PhoneScreen);

/** Entry for links from other sites and programs, which are redirected, and for phones that scanned a QR code. */
export function JumpScreen() {
  const { search } = useLocation();
  const ticket = parseTicket(search);
  if (ticket !== undefined) return <PhoneScreen key={ticket} ticket={ticket} />;
  if (isSurveyLink(search)) return <SurveyLink />;
  return <Navigate to={jumpTarget(search)} replace />;
}

/** A link to the survey, such as from a message; after a login it returns here. */
function SurveyLink() {
  const isSignedIn = session.get() !== null;
  useEffect(() => {
    if (isSignedIn) surveyRequested.set(true);
  }, [isSignedIn]);
  return <Navigate to={isSignedIn ? links.index() : links.login('/jump?survey=1')} replace />;
}
