import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { ResultOf } from '../../../contract/call.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CallError } from '../../../providers/calls/call-error.ts';
import { requestBlob } from '../../../providers/calls/client.ts';
import { useObjectUrl } from '../../../ui/hooks/use-object-url.ts';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { useSvgUrl } from './use-svg-url.ts';

type Drawing = ResultOf<typeof partCalls.getImageInfo>;

interface ImageProps {
  className?: string | undefined;
}

/** The scan of a drawing; undefined data for an SVG, which has none. */
export function useScan({ drawingId, svg }: Pick<Drawing, 'drawingId' | 'svg'>, vehicleId: number) {
  const query = { drawingId: String(drawingId), vehicleId: String(vehicleId) };
  return useQuery<Blob, CallError>({
    queryKey: [partCalls.getDrawingImage.operation, query],
    queryFn: ({ signal }) => requestBlob(partCalls.getDrawingImage, query, signal),
    enabled: svg === null,
    staleTime: BOOK_STALE_MS,
  });
}

interface DrawingImageProps extends ImageProps {
  svg: string | null;
  scan: Blob | undefined;
}

/** The picture of a drawing; nothing until its scan is loaded. Empty alt: what is around it has a name. */
export const DrawingImage = memo(function DrawingImage({ svg, scan, className }: DrawingImageProps) {
  if (svg !== null) return <SvgImage svg={svg} className={className} />;
  return scan === undefined ? null : <FileImage file={scan} className={className} />;
});

function SvgImage({ svg, className }: ImageProps & { svg: string }) {
  return <Image source={useSvgUrl(svg)} className={className} data-ink="" />;
}

function FileImage({ file, className }: ImageProps & { file: Blob }) {
  return <Image source={useObjectUrl(file)} className={className} />;
}

/** `data-ink` marks a line drawing, which the dark theme inverts. */
function Image({ source, ...image }: ImageProps & { source: string; 'data-ink'?: string }) {
  return <img {...image} src={source} alt="" draggable={false} decoding="async" />;
}
