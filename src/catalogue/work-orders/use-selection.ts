import { useState } from 'react';

export interface Selection {
  /** Those that are selected and in sight, in the order of the list. */
  ids: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Selects all in sight, or none where all are. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which rows are selected: what is out of sight is never acted upon. */
export function useSelection(inSight: readonly number[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const ids = inSight.filter((id) => selected.has(id));
  return {
    ids,
    has: (id) => selected.has(id),
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setSelected(next);
    },
    toggleAll: () => setSelected(ids.length === inSight.length ? new Set() : new Set(inSight)),
    clear: () => setSelected(new Set()),
  };
}
