import { useEffect } from 'react';
import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { readPageData } from '../../../providers/page/page-data.ts';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';

/** After the page has been drawn. */
const VIEW_DELAY_MS = 1_500;

/** A page of the documents: as embedded for visitors, then as the signed-in user may see it. */
export function useDocument(id: string, isPreview: boolean) {
  const body = { id, ...(isPreview ? { isPreview } : {}) };
  const isSignedIn = useStore(session) !== null;
  const embedded = readPageData(documentCalls.documentPage, body);
  const query = useCall(
    documentCalls.documentPage,
    body,
    embedded === undefined
      ? { keepPreviousData: true }
      : { initialData: embedded, ...(isSignedIn ? { initialDataUpdatedAt: 0 } : {}) },
  );
  const pageId = query.isPreviousData ? undefined : query.data?.page?.id;
  useEffect(() => {
    if (pageId === undefined) return undefined;
    const timer = setTimeout(() => {
      // Errors are ignored: the view is counted for statistics only.
      request(documentCalls.documentView, { id: pageId }).catch(() => {});
    }, VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pageId]);
  return query;
}
