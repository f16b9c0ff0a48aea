import { useEffect, useMemo, useRef } from 'react';

/** As a picture of its own, so that nothing in it can act on the page. */
export function usePictureUrl(svg: string): string {
  const url = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg]);
  const last = useRef(url);
  useEffect(() => {
    last.current = url;
    return () => {
      // Development mounts everything twice: a URL that is still in use stays.
      const done = url;
      setTimeout(() => {
        if (last.current !== done) URL.revokeObjectURL(done);
      });
    };
  }, [url]);
  return url;
}
