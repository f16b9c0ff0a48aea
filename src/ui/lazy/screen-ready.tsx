import { useEffect } from 'react';

/**
 * Marks the document once its screen is interactive. Until then a signed-in user's header is hidden (base.css), because a
 * prerendered page has the header of a visitor. Benchmarks and journeys wait for the mark.
 */
export function ScreenReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
