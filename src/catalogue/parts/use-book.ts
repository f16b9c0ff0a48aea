import { useMemo } from 'react';
import { getImageInfo, getPartTreeData, getTreeNodePartData } from '../../contract/parts.ts';
import type { VehicleType } from '../../contract/vehicles.ts';
import { useCall } from '../../providers/use-call.ts';
import { assembliesOf, neighboursOf } from './tree/assemblies.ts';

export interface BookPlace {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  vin: string | undefined;
  node: number | undefined;
}

const BOOK_STALE_MS = 10 * 60_000;

export function pageBody({ vehicleId, vin }: Omit<BookPlace, 'node' | 'vehicleTypeCode'>, vehAssyId: number) {
  return { vehicleId, vehAssyId, ...(vin === undefined ? {} : { vin }) };
}

/** The vehicle's parts book: its tree, the open assembly with its rows, and the drawing, each asked as early as may be. */
export function useBook({ vehicleId, vehicleTypeCode, vin, node }: BookPlace) {
  const options = { staleTime: BOOK_STALE_MS };
  const treeBody = { vehicleId, vehicleTypeCode, ...(vin === undefined ? {} : { vin }) };
  const tree = useCall(getPartTreeData, treeBody, options);
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
