import { useEffect } from 'react';
import { platformHeader } from '../../../contract/platform.ts';
import { trackingCalls } from '../../../contract/tracking/calls.ts';
import { isPagePath } from '../../../contract/tracking/page-path.ts';
import { session } from '../../../providers/session/session.ts';
import { platform } from '../../shared/site/platform.ts';
import { visitedPages } from './visited-pages.ts';

const EVERY_MS = 60_000;
const MOST = 40;

/** Sends the pages that were visited, many in one request: once a minute, and when the page is left or put aside. */
export function VisitCounter() {
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && send();
    const timer = setInterval(send, EVERY_MS);
    document.addEventListener('visibilitychange', onHide);
    // Safari leaves a page for another without hiding it first.
    window.addEventListener('pagehide', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', send);
    };
  }, []);
  return null;
}

/** Outlives the page (a beacon could carry neither the session nor JSON); a count that is lost is lost. */
function send(): void {
  const visits = visitedPages.take(MOST).filter(({ path }) => isPagePath(path));
  if (visits.length === 0) return;
  const token = session.get()?.token;
  fetch(trackingCalls.countClick.path, {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      platform: platformHeader[platform],
      ...(token === undefined ? {} : { authorization: token }),
    },
    body: JSON.stringify({ data: { visits } }),
  }).catch(() => undefined);
}
