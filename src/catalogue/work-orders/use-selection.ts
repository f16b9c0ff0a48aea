import { useState } from 'react';

export interface Selection {
  /** The selected visible rows, in the order of the list. */
  ids: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Selects all visible rows, or none if all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** Selected rows of a list. Rows that are not visible do not count, so no action reaches a hidden row. */
export function useSelection(visibleIds: readonly number[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const ids = visibleIds.filter((id) => selected.has(id));
  return {
    ids,
    has: (id) => selected.has(id),
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setSelected(next);
    },
    toggleAll: () => setSelected(ids.length === visibleIds.length ? new Set() : new Set(visibleIds)),
    clear: () => setSelected(new Set()),
  };
}
