import { useQuery } from '@tanstack/react-query';
import type { ResultOf } from '../../../contract/call.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CallError } from '../../../providers/calls/call-error.ts';
import { requestBlob } from '../../../providers/calls/client.ts';

type Drawing = Pick<ResultOf<typeof partCalls.getImageInfo>, 'drawingId' | 'svg'>;

/** The scan of a drawing; undefined data for an SVG, which has none, and while the drawing is not known. */
export function useScan(drawing: Drawing | undefined, vehicleId: number, staleTime: number) {
  const query = { drawingId: String(drawing?.drawingId ?? 0), vehicleId: String(vehicleId) };
  return useQuery<Blob, CallError>({
    queryKey: [partCalls.getDrawingImage.operation, query],
    queryFn: ({ signal }) => requestBlob(partCalls.getDrawingImage, query, signal),
    enabled: drawing?.svg === null,
    staleTime,
  });
}
