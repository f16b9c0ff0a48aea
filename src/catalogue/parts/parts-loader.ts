import { accessCalls } from '../../contract/access/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { queryClient } from '../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../providers/calls/query-key.ts';
import { session } from '../../providers/session/session.ts';
import { requestedBook } from './book/first-requests.ts';
import { prefetchBook } from './book/prefetch-book.ts';

/** The longest delay of the first render: with rows it is done once, which a slow machine notices. */
const WAIT_MS_MAX = 300;

/** Starts the first requests of the parts screen and its layout. The screen shows their results and errors. */
export async function prefetchPartsScreen(url: URL): Promise<void> {
  const book = requestedBook(url);
  if (book === undefined || session.get() === null) return;
  const rows = prefetchBook(book);
  void queryClient.prefetchQuery(queryKeyOf(accessCalls.systemMenu, {}), () => request(accessCalls.systemMenu, {}));
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, WAIT_MS_MAX))]);
}
