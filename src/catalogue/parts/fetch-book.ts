import type { AnyCall, BodyOf, ResultOf } from '../../contract/call.ts';
import type { getAssemblyParts } from '../../contract/part-panels.ts';
import { getImageInfo, getTreeNodePartData } from '../../contract/parts.ts';
import { ask } from '../../providers/client.ts';
import { queryClient } from '../../providers/query-client.ts';
import { keyOf } from '../../providers/use-call.ts';
import { BOOK_STALE_MS, type BookPlace, pageBody } from './book-bodies.ts';
import { covCalls } from './covtree/cov-calls.ts';
import { type Begun, covFirst, firstCalls, firstPage } from './first-calls.ts';

/** Sets everything going that the screen will ask for, before its words and panels are there. */
export async function beginBook(begun: Begun): Promise<void> {
  const asked = firstCalls(begun).map(({ call, body }) => fetched(call, body));
  if (!begun.isTree) return;
  if (begun.vehicleTypeCode === 'C') {
    const { call, body } = firstPage(begun);
    return fetchDrawingOf(await fetched(call, body));
  }
  // Where only the vehicle was asked for, its answer says whether the rest may follow.
  if (begun.vin !== undefined && (await asked[0]) === undefined) return;
  for (const { call, body } of covFirst(begun)) void fetched(call, body);
  if (begun.covNode !== undefined) return;
  const first = await fetched(covCalls[begun.isOf ? 'OF' : 'B'].page, { vehicleId: begun.vehicleId });
  await fetchDrawingOf(first);
}

/** Puts the first page where it will be looked for by its own id. */
export function keepFirst(place: Pick<BookPlace, 'vehicleId' | 'vin'>, page: ResultOf<typeof getTreeNodePartData>) {
  queryClient.setQueryData(keyOf(getTreeNodePartData, pageBody(place, page.vehAssyId)), page);
}

export type PageCall = typeof getTreeNodePartData | typeof getAssemblyParts;

/** An assembly's rows, and its drawing, for when they are wanted. */
export async function fetchPage(
  place: Pick<BookPlace, 'vehicleId' | 'vin'>,
  vehAssyId: number,
  call: PageCall = getTreeNodePartData,
): Promise<void> {
  await fetchDrawingOf(await fetched<PageCall>(call, pageBody(place, vehAssyId)));
}

async function fetchDrawingOf(page: { drawingId: number | null } | undefined): Promise<void> {
  if (page !== undefined && page.drawingId !== null) await fetched(getImageInfo, { drawingId: page.drawingId });
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
