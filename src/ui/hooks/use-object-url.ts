import { useEffect, useMemo, useRef } from 'react';

/** Object URL of a file. As an `img` source the scripts and styles of an SVG cannot affect the page. */
export function useObjectUrl(file: Blob): string {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
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
