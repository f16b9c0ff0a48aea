import { type PointerEvent, useRef } from 'react';
import { clampPanel, type WidthRange, widthAfterKey } from './panel-width.ts';
import styles from './splitter.module.css';

interface SplitterProps {
  label: string;
  /** Width of the preceding panel, in pixels. */
  width: number;
  range: WidthRange;
  onChange(width: number): void;
}

/** A separator between two panels that resizes by pointer and arrow keys. */
export function Splitter({ label, width, range, onChange }: SplitterProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const onMove = ({ clientX }: PointerEvent) => {
    if (start.current !== null) onChange(clampPanel(start.current.width + clientX - start.current.x, range));
  };
  const onEnd = () => {
    start.current = null;
  };
  return (
    <div
      className={styles.splitter}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onKeyDown={(event) => {
        const next = widthAfterKey(width, event.key, range);
        if (next === undefined) return;
        event.preventDefault();
        onChange(next);
      }}
    />
  );
}
