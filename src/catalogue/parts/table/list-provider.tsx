import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type ListActions, ListDataContext, type RowActions, RowActionsContext } from './list-context.ts';

interface ListProviderProps {
  value: ListActions;
  children: ReactNode;
}

/** Provides data and callbacks to the rows. Rows re-render only when the data changes, not with every render of the screen. */
export function ListProvider({ value, children }: ListProviderProps) {
  const { prices, priceOf, provinceName, isAdded, isBusy, canAdd } = value;
  const facts = useMemo(
    () => ({ prices, priceOf, provinceName, isAdded, isBusy, canAdd }),
    [prices, priceOf, provinceName, isAdded, isBusy, canAdd],
  );
  return (
    <RowActionsContext.Provider value={useStableActions(value)}>
      <ListDataContext.Provider value={facts}>{children}</ListDataContext.Provider>
    </RowActionsContext.Provider>
  );
}

/** Callbacks with a stable identity that call the latest ones. */
function useStableActions(acts: RowActions): RowActions {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const hasDrawings = acts.onDrawing !== undefined;
  return useMemo(
    () => ({
      onAdd: (part) => latest.current.onAdd(part),
      onOpen: (part) => latest.current.onOpen(part),
      onSelect: (row, isAdding) => latest.current.onSelect(row, isAdding),
      onDrawing: hasDrawings ? (row) => latest.current.onDrawing?.(row) : undefined,
    }),
    [hasDrawings],
  );
}
