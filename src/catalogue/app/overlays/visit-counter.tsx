import { useEffect } from 'react';
import { platformHeader } from '../../../contract/platform.ts';
import { trackingCalls } from '../../../contract/tracking/calls.ts';
import { isPagePath } from '../../../contract/tracking/page-path.ts';
import { session } from '../../../providers/session/session.ts';
import { platform } from '../../shared/site/platform.ts';
import { visitedPages } from './visited-pages.ts';

const INTERVAL_MS = 60_000;
const PAGES_MAX = 40;

/** Sends the visited pages in one request: once a minute, and when the page is hidden or left. */
export function VisitCounter() {
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && send();
    const timer = setInterval(send, INTERVAL_MS);
    document.addEventListener('visibilitychange', onHide);
    // Safari does not hide a page before leaving it.
    window.addEventListener('pagehide', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', send);
    };
  }, []);
  return null;
}

/** `keepalive` outlives the page; sendBeacon can send neither the session nor JSON. A failed count is not repeated. */
function send(): void {
  const visits = visitedPages.take(PAGES_MAX).filter(({ path }) => isPagePath(path));
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
