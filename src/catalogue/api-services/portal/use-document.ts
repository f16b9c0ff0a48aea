import { useEffect } from 'react';
import { documentCalls } from '../../../contract/api-services/documents/calls.ts';
import { callHeaders } from '../../../providers/calls/call-headers.ts';
import { useCallOnDemand } from '../../../providers/calls/use-call-on-demand.ts';
import { readPageData } from '../../../providers/page/page-data.ts';
import { session } from '../../../providers/session/session.ts';

/** After the page has been drawn. */
const VIEW_DELAY_MS = 1_500;

/** A page of the documents: as embedded for visitors, then as the signed-in user may see it. */
export function useDocument(id: string, isPreview: boolean) {
  const body = { id, ...(isPreview ? { isPreview } : {}) };
  const document = useCallOnDemand(documentCalls.documentPage, body, {
    embedded: readPageData(documentCalls.documentPage, body),
  });
  const pageId = document.isCurrent ? document.data?.page?.id : undefined;
  useEffect(() => {
    if (pageId === undefined) return undefined;
    const timer = setTimeout(() => {
      void countView(pageId);
    }, VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pageId]);
  return document;
}

/** For statistics only: errors are ignored, and the code of requests is not loaded for it. */
async function countView(id: string): Promise<void> {
  await fetch(documentCalls.documentView.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...callHeaders(session.get()?.token) },
    body: JSON.stringify({ data: { id } }),
  }).catch(() => {});
}
