import type { AnyCall, BodyOf, ResultOf } from '../../contract/call.ts';
import { getIsShowOFTree } from '../../contract/commercial.ts';
import type { getAssemblyParts } from '../../contract/part-panels.ts';
import { getImageInfo, getPartTreeData, getTreeNodePartData } from '../../contract/parts.ts';
import { getCovVehicleConfig, getVehicleConfig } from '../../contract/vehicles.ts';
import { ask } from '../../providers/client.ts';
import { queryClient } from '../../providers/query-client.ts';
import { keyOf } from '../../providers/use-call.ts';
import { BOOK_STALE_MS, type BookPlace, firstPageBody, pageBody, treeBody, vehicleBody } from './book-bodies.ts';
import { covCalls } from './covtree/cov-calls.ts';
import type { Place } from './place.ts';

/** Where the screen begins. */
interface Begun extends BookPlace, Pick<Place, 'isOf' | 'covNode'> {
  /** It begins with the tree: what another tab wants is asked for by that tab. */
  isTree: boolean;
}

/** Sets everything going that the screen will ask for, before its words and panels are there. */
export async function beginBook(place: Begun): Promise<void> {
  const isTruck = place.vehicleTypeCode === 'B';
  const vehicle = fetched(isTruck ? getCovVehicleConfig : getVehicleConfig, vehicleBody(place));
  if (!place.isTree) return;
  if (isTruck) {
    // A VIN of another vehicle is refused there; what follows, without the VIN, would be paid for.
    if (place.vin !== undefined && (await vehicle) === undefined) return;
    return beginCovBook(place);
  }
  void fetched(getPartTreeData, treeBody(place));
  if (place.node !== undefined) return fetchPage(place, place.node);
  const first = await fetched(getTreeNodePartData, firstPageBody(place));
  if (first !== undefined) await fetchDrawing(first.drawingId);
}

/** Commercial vehicles are asked for without a VIN: see sentVin. */
async function beginCovBook({ vehicleId, isOf, covNode }: Begun): Promise<void> {
  const { groups, page } = covCalls[isOf ? 'OF' : 'B'];
  void fetched(getIsShowOFTree, { vehicleId });
  void fetched(groups, { vehicleId });
  if (covNode !== undefined) return;
  const first = await fetched(page, { vehicleId });
  if (first !== undefined) await fetchDrawing(first.drawingId);
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
  const page = await fetched<PageCall>(call, pageBody(place, vehAssyId));
  if (page !== undefined) await fetchDrawing(page.drawingId);
}

async function fetchDrawing(drawingId: number | null): Promise<void> {
  if (drawingId !== null) await fetched(getImageInfo, { drawingId });
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
