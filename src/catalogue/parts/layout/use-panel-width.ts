import { useState } from 'react';
import { clampPanel, parseWidth, type WidthRange } from './panel-width.ts';

/** A panel's width, stored in the browser; undefined until the user changes it. */
export function usePanelWidth(name: string, range: WidthRange): [number | undefined, (width: number) => void] {
  const key = `epc.width.${name}`;
  const [width, setWidth] = useState(() => {
    const kept = parseWidth(localStorage.getItem(key));
    return kept === undefined ? undefined : clampPanel(kept, range);
  });
  const keep = (wanted: number) => {
    const next = clampPanel(wanted, range);
    if (!Number.isFinite(next) || next === width) return;
    localStorage.setItem(key, String(next));
    setWidth(next);
  };
  return [width, keep];
}
