import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { ActsContext, FactsContext, type ListActions, type RowActs } from './list-context.ts';

interface ListProviderProps {
  value: ListActions;
  children: ReactNode;
}

/** Gives the rows what they need. They are drawn again when a fact of it changes, not whenever the screen is. */
export function ListProvider({ value, children }: ListProviderProps) {
  const { prices, priceOf, provinceName, isAdded, isBusy, canAdd } = value;
  const facts = useMemo(
    () => ({ prices, priceOf, provinceName, isAdded, isBusy, canAdd }),
    [prices, priceOf, provinceName, isAdded, isBusy, canAdd],
  );
  return (
    <ActsContext.Provider value={useSteadyActs(value)}>
      <FactsContext.Provider value={facts}>{children}</FactsContext.Provider>
    </ActsContext.Provider>
  );
}

/** The same acts for as long as the list stands, each of which does what the screen would have it do now. */
function useSteadyActs(acts: RowActs): RowActs {
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
