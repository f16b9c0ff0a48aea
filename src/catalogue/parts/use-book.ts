import { useMemo } from 'react';
import { getImageInfo, getPartTreeData, getTreeNodePartData } from '../../contract/parts.ts';
import { useCall } from '../../providers/use-call.ts';
import { BOOK_STALE_MS, type BookPlace, pageBody, treeBody } from './book-bodies.ts';
import { assembliesOf, neighboursOf } from './tree/assemblies.ts';

/** The vehicle's parts book: its tree, the open assembly with its rows, and the drawing, each asked as early as may be. */
export function useBook({ vehicleId, vehicleTypeCode, vin, node }: BookPlace) {
  const options = { staleTime: BOOK_STALE_MS };
  const tree = useCall(getPartTreeData, treeBody({ vehicleId, vehicleTypeCode, vin }), options);
  const page = useCall(getTreeNodePartData, pageBody({ vehicleId, vin }, node ?? 1), {
    ...options,
    enabled: node !== undefined,
  });
  const drawingId = page.data?.drawingId ?? null;
  const drawing = useCall(getImageInfo, { drawingId: drawingId ?? 1 }, { ...options, enabled: drawingId !== null });
  const assemblies = useMemo(() => assembliesOf(tree.data ?? []), [tree.data]);
  const neighbours = useMemo(() => neighboursOf(assemblies, node), [assemblies, node]);
  return { tree, page, drawing, assemblies, neighbours };
}
