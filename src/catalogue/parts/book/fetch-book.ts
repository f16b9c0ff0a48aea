import type { AnyCall, BodyOf, ResultOf } from '../../../contract/call.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import { ask } from '../../../providers/client.ts';
import { hasEarlyAnswers } from '../../../providers/early-calls.ts';
import { queryClient } from '../../../providers/query-client.ts';
import { keyOf } from '../../../providers/use-call.ts';
import { covCalls } from '../commercial/cov-calls.ts';
import { BOOK_STALE_MS, type BookPlace, pageBody } from './book-bodies.ts';
import { type Begun, begunAt, covFirst, firstCalls, firstPage } from './first-calls.ts';

/** A screen that can be drawn waits no longer than this to be drawn with its rows. */
const WAIT_MS = 300;

/**
 * Puts what a page's link opens into the cache before anything is drawn, where that was begun early and is all but
 * there: on a slow machine each drawing takes its time, and one without rows is one too many. Refusals are left to the
 * screen, which tells of them.
 */
export async function bookAtHand({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const begun = begunAt(pathname, search);
  if (begun !== undefined && (await hasEarlyAnswers(WAIT_MS))) await beginBook(begun);
}

/**
 * Sets everything going that the screen will ask for, before its words and panels are there. Resolves once what it asks
 * for at once is answered.
 */
export async function beginBook(begun: Begun): Promise<void> {
  const asked = firstCalls(begun).map(({ call, body }) => fetched(call, body));
  void followBook(begun, asked[0]);
  await Promise.all(asked);
}

/** What the first answers lead on to: of a truck under a VIN all of its book, and the first drawing. */
async function followBook(begun: Begun, first: Promise<unknown> | undefined): Promise<void> {
  if (!begun.isTree) return;
  if (begun.vehicleTypeCode === 'C') {
    const { call, body } = firstPage(begun);
    return fetchDrawingOf(await fetched(call, body));
  }
  // Where only the vehicle was asked for, its answer says whether the rest may follow.
  if (begun.vin !== undefined && (await first) === undefined) return;
  for (const { call, body } of covFirst(begun)) void fetched(call, body);
  if (begun.covNode !== undefined) return;
  const { page } = covCalls[begun.isOf ? 'OF' : 'B'];
  await fetchDrawingOf(await fetched(page, { vehicleId: begun.vehicleId }));
}

/** Puts the first page where it will be looked for by its own id. */
export function keepFirst(
  place: Pick<BookPlace, 'vehicleId' | 'vin'>,
  page: ResultOf<typeof partCalls.getTreeNodePartData>,
) {
  queryClient.setQueryData(keyOf(partCalls.getTreeNodePartData, pageBody(place, page.vehAssyId)), page);
}

export type PageCall = typeof partCalls.getTreeNodePartData | typeof partCalls.getAssemblyParts;

/** An assembly's rows, and its drawing, for when they are wanted. */
export async function fetchPage(
  place: Pick<BookPlace, 'vehicleId' | 'vin'>,
  vehAssyId: number,
  call: PageCall = partCalls.getTreeNodePartData,
): Promise<void> {
  await fetchDrawingOf(await fetched<PageCall>(call, pageBody(place, vehAssyId)));
}

async function fetchDrawingOf(page: { drawingId: number | null } | undefined): Promise<void> {
  if (page !== undefined && page.drawingId !== null)
    await fetched(partCalls.getImageInfo, { drawingId: page.drawingId });
}

/** From the cache or the server; a failure is left to whoever shows it. */
async function fetched<C extends AnyCall>(call: C, body: BodyOf<C>): Promise<ResultOf<C> | undefined> {
  return queryClient
    .fetchQuery<ResultOf<C>>({
      queryKey: keyOf(call, body),
      queryFn: () => ask(call, body),
      staleTime: BOOK_STALE_MS,
    })
    .catch(() => undefined);
}
