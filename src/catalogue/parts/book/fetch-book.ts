import type { AnyCall, BodyOf, ResultOf } from '../../../contract/call.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../../providers/calls/use-call.ts';
import { hasEarlyAnswers } from '../../../providers/early-calls.ts';
import { covCalls } from '../commercial/cov-calls.ts';
import { BOOK_STALE_MS, type BookRequest, pageBody } from './book-bodies.ts';
import { type Begun, begunAt, covFirst, firstCalls, firstPage } from './first-calls.ts';

/** Upper limit for delaying the first render until the prefetched rows are in the cache. */
const WAIT_MS = 300;

/**
 * Fills the cache from the prefetched responses before the first render. This saves one render without rows, which is
 * slow on a weak machine. Errors are left to the screen.
 */
export async function bookAtHand({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const begun = begunAt(pathname, search);
  if (begun !== undefined && (await hasEarlyAnswers(WAIT_MS))) await beginBook(begun);
}

/**
 * Starts every request that the screen will make, before its i18n namespaces and panels are loaded. Resolves when the
 * first calls have their responses.
 */
export async function beginBook(begun: Begun): Promise<void> {
  const asked = firstCalls(begun).map(({ call, body }) => fetched(call, body));
  void followBook(begun, asked[0]);
  await Promise.all(asked);
}

/** Requests that depend on the first responses: the first drawing, and all of a truck's book if it was opened by VIN. */
async function followBook(begun: Begun, first: Promise<unknown> | undefined): Promise<void> {
  if (!begun.isTree) return;
  if (begun.vehicleTypeCode === 'C') {
    const { call, body } = firstPage(begun);
    return fetchDrawingOf(await fetched(call, body));
  }
  // With a VIN only the vehicle was requested. Continue only if it was accepted.
  if (begun.vin !== undefined && (await first) === undefined) return;
  for (const { call, body } of covFirst(begun)) void fetched(call, body);
  if (begun.covNode !== undefined) return;
  const { page } = covCalls[begun.isMakerStructure ? 'OF' : 'B'];
  await fetchDrawingOf(await fetched(page, { vehicleId: begun.vehicleId }));
}

/** Caches the first page under its own id as well. */
export function keepFirst(
  place: Pick<BookRequest, 'vehicleId' | 'vin'>,
  page: ResultOf<typeof partCalls.getTreeNodePartData>,
) {
  queryClient.setQueryData(queryKeyOf(partCalls.getTreeNodePartData, pageBody(place, page.vehAssyId)), page);
}

export type PageCall = typeof partCalls.getTreeNodePartData | typeof partCalls.getAssemblyParts;

/** Prefetches an assembly's rows and its drawing. */
export async function fetchPage(
  place: Pick<BookRequest, 'vehicleId' | 'vin'>,
  vehAssyId: number,
  call: PageCall = partCalls.getTreeNodePartData,
): Promise<void> {
  await fetchDrawingOf(await fetched<PageCall>(call, pageBody(place, vehAssyId)));
}

async function fetchDrawingOf(page: { drawingId: number | null } | undefined): Promise<void> {
  if (page !== undefined && page.drawingId !== null)
    await fetched(partCalls.getImageInfo, { drawingId: page.drawingId });
}

/** From the cache or the server; undefined on failure, which the component that shows the data reports. */
async function fetched<C extends AnyCall>(call: C, body: BodyOf<C>): Promise<ResultOf<C> | undefined> {
  return queryClient
    .fetchQuery<ResultOf<C>>({
      queryKey: queryKeyOf(call, body),
      queryFn: () => request(call, body),
      staleTime: BOOK_STALE_MS,
    })
    .catch(() => undefined);
}
