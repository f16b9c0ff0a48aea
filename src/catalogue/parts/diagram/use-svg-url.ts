import { useEffect, useMemo, useRef } from 'react';

/** Object URL of an SVG. As an `img` source its scripts and styles cannot affect the page. */
export function useSvgUrl(svg: string): string {
  const url = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg]);
  const last = useRef(url);
  useEffect(() => {
    last.current = url;
    return () => {
      // StrictMode runs effects twice: keep a URL that is still in use.
      const previous = url;
      setTimeout(() => {
        if (last.current !== previous) URL.revokeObjectURL(previous);
      });
    };
  }, [url]);
  return url;
}
