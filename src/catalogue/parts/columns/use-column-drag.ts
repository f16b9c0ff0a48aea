import { type PointerEvent, useRef, useState } from 'react';
import { type Column, type ColumnId, moveColumnTo } from './columns.ts';

/** A shorter movement is a click. */
const DRAG_FROM_PX = 6;

interface ColumnDrag {
  dragged: ColumnId | null;
  /** Drop position: before or behind this column. */
  target: { id: ColumnId; side: 'before' | 'behind' } | null;
  handlers(id: ColumnId): {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

/** Drag and drop of column heads, which are identified by `data-column`. */
export function useColumnDrag(columns: readonly Column[], onColumns: (columns: readonly Column[]) => void): ColumnDrag {
  const start = useRef<number | null>(null);
  const [dragged, setDragged] = useState<ColumnId | null>(null);
  const [target, setTarget] = useState<ColumnDrag['target']>(null);
  const stop = () => {
    start.current = null;
    setDragged(null);
    setTarget(null);
  };
  const targetAt = (row: Element | null, x: number): ColumnDrag['target'] => {
    for (const head of row?.querySelectorAll<HTMLElement>('[data-column]') ?? []) {
      const { left, right } = head.getBoundingClientRect();
      const id = columns.find((column) => column.id === head.dataset.column)?.id;
      if (id !== undefined && left <= x && x < right) return { id, side: x < (left + right) / 2 ? 'before' : 'behind' };
    }
    return null;
  };
  return {
    dragged,
    target,
    handlers: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove({ clientX, currentTarget }) {
        if (start.current === null) return;
        if (dragged === null && Math.abs(clientX - start.current) < DRAG_FROM_PX) return;
        setDragged(id);
        const over = targetAt(currentTarget.closest('tr'), clientX);
        setTarget(over?.id === id ? null : over);
      },
      onPointerUp() {
        if (dragged !== null && target !== null) {
          const others = columns.filter((column) => column.id !== dragged);
          const index = others.findIndex((column) => column.id === target.id) + (target.side === 'behind' ? 1 : 0);
          onColumns(moveColumnTo(columns, dragged, index));
        }
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}
