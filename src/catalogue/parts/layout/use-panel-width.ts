import { useState } from 'react';
import { clampPanel, parseWidth, type WidthRange } from './panel-width.ts';

/** A panel's width, stored in the browser; undefined until the user changes it. */
export function usePanelWidth(name: string, range: WidthRange): [number | undefined, (width: number) => void] {
  const key = `epc.width.${name}`;
  const [width, setWidth] = useState(() => {
    const stored = parseWidth(localStorage.getItem(key));
    return stored === undefined ? undefined : clampPanel(stored, range);
  });
  const saveWidth = (nextWidth: number) => {
    const next = clampPanel(nextWidth, range);
    if (!Number.isFinite(next) || next === width) return;
    localStorage.setItem(key, String(next));
    setWidth(next);
  };
  return [width, saveWidth];
}
