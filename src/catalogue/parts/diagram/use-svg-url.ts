import { useMemo } from 'react';
import { useObjectUrl } from '../../../ui/hooks/use-object-url.ts';

/** Object URL of an SVG. */
export function useSvgUrl(svg: string): string {
  return useObjectUrl(useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg]));
}
