import type { AnyCall, BodyOf, ResultOf } from '../../../contract/call.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import { covCalls } from '../commercial/cov-calls.ts';
import { BOOK_STALE_MS, type BookRequest, covBody, pageBody } from './book-bodies.ts';
import { firstPage, firstRequests, type RequestedBook } from './first-requests.ts';

/** Starts every request of the first render before the screen's code is loaded. Queries are deduplicated. */
export async function prefetchBook(book: RequestedBook): Promise<void> {
  const responses = firstRequests(book).map(({ call, body }) => prefetch(call, body));
  void prefetchFirstDrawing(book);
  await Promise.all(responses);
}

/** The drawing of the first page, once that is there. */
async function prefetchFirstDrawing(book: RequestedBook): Promise<void> {
  if (!book.isTree) return;
  if (book.vehicleTypeCode === 'C') {
    const { call, body } = firstPage(book);
    return prefetchDrawing(book.vehicleId, await prefetch(call, body));
  }
  if (book.covNode !== undefined) return;
  const { page } = covCalls[book.isMakerStructure ? 'OF' : 'B'];
  await prefetchDrawing(book.vehicleId, await prefetch(page, covBody(book)));
}

/** Caches the first page under its own id as well. */
export function cacheFirstPage(
  vehicle: Pick<BookRequest, 'vehicleId' | 'vin'>,
  page: ResultOf<typeof partCalls.getTreeNodePartData>,
) {
  queryClient.setQueryData(queryKeyOf(partCalls.getTreeNodePartData, pageBody(vehicle, page.vehAssyId)), page);
}

export type PageCall = typeof partCalls.getTreeNodePartData | typeof partCalls.getAssemblyParts;

/** Prefetches an assembly's rows and its drawing. */
export async function prefetchPage(
  vehicle: Pick<BookRequest, 'vehicleId' | 'vin'>,
  vehAssyId: number,
  call: PageCall = partCalls.getTreeNodePartData,
): Promise<void> {
  await prefetchDrawing(vehicle.vehicleId, await prefetch<PageCall>(call, pageBody(vehicle, vehAssyId)));
}

async function prefetchDrawing(vehicleId: number, page: { drawingId: number | null } | undefined): Promise<void> {
  if (page !== undefined && page.drawingId !== null)
    await prefetch(partCalls.getImageInfo, { drawingId: page.drawingId, vehicleId });
}

/** From the cache or the server; undefined on failure, which the component that shows the data reports. */
async function prefetch<C extends AnyCall>(call: C, body: BodyOf<C>): Promise<ResultOf<C> | undefined> {
  return queryClient
    .fetchQuery<ResultOf<C>>({
      queryKey: queryKeyOf(call, body),
      queryFn: () => request(call, body),
      staleTime: BOOK_STALE_MS,
    })
    .catch(() => undefined);
}
