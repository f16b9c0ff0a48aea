import { useEffect } from 'react';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';

/** Ctrl+P, or Command+P on a Mac, prints the order as its button does, instead of the page as it is. */
export function usePrintKey(onPrint: () => void): void {
  const print = useStableCallback(onPrint);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat && document.querySelector('dialog[open]') === null) print();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [print]);
}
