import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is going to paper just now: what only paper shows is drawn for that moment. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the listeners are done.
    const onBefore = () => flushSync(() => setPrinting(true));
    const onAfter = () => setPrinting(false);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
    };
  }, []);
  return isPrinting;
}
