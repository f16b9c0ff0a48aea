import type { AnyCall, BodyOf, ResultOf } from '../../contract/call.ts';
import { getImageInfo, getPartTreeData, getTreeNodePartData } from '../../contract/parts.ts';
import { getCovVehicleConfig, getVehicleConfig } from '../../contract/vehicles.ts';
import { ask } from '../../providers/client.ts';
import { queryClient } from '../../providers/query-client.ts';
import { keyOf } from '../../providers/use-call.ts';
import { BOOK_STALE_MS, type BookPlace, pageBody, treeBody, vehicleBody } from './book-bodies.ts';
import { assembliesOf } from './tree/assemblies.ts';

/** Sets everything going that the screen will ask for, before its words and panels are there. */
export async function beginBook(place: BookPlace): Promise<void> {
  void fetched(place.vehicleTypeCode === 'B' ? getCovVehicleConfig : getVehicleConfig, vehicleBody(place));
  if (place.node !== undefined) void fetchPage(place, place.node);
  const tree = await fetched(getPartTreeData, treeBody(place));
  const first = assembliesOf(tree ?? [])[0]?.vehAssyId;
  if (place.node === undefined && first !== undefined) await fetchPage(place, first);
}

/** An assembly's rows, and its drawing, for when they are wanted. */
export async function fetchPage(place: Pick<BookPlace, 'vehicleId' | 'vin'>, vehAssyId: number): Promise<void> {
  const page = await fetched(getTreeNodePartData, pageBody(place, vehAssyId));
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
