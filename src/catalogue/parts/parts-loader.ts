import { accessCalls } from '../../contract/access/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../providers/calls/use-call.ts';
import { session } from '../../providers/session/session.ts';
import { requestedBook } from './book/first-requests.ts';
import { prefetchBook } from './book/prefetch-book.ts';

/** Starts the first requests of the parts screen and its layout. The screen shows their results and errors. */
export function prefetchPartsScreen(url: URL): void {
  const book = requestedBook(url);
  if (book === undefined || session.get() === null) return;
  void prefetchBook(book);
  void queryClient.prefetchQuery(queryKeyOf(accessCalls.systemMenu, {}), () => request(accessCalls.systemMenu, {}));
}
