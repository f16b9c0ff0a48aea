import { useEffect } from 'react';

/** Marks the page once its screen is alive: from here on a click does what it says. Measurements wait for it. */
export function ScreenReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
