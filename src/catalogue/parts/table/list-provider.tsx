import { type ReactNode, useMemo } from 'react';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { type ListActions, ListDataContext, type RowActions, RowActionsContext } from './list-context.ts';
import type { Row } from './rows.ts';

interface ListProviderProps {
  value: ListActions;
  children: ReactNode;
}

/** Provides data and callbacks to the rows. Rows re-render only when the data changes, not with every render of the screen. */
export function ListProvider({ value, children }: ListProviderProps) {
  const { vehicleId, vin, prices, priceOf, provinceName, isAdded, isBusy, canAdd } = value;
  const facts = useMemo(
    () => ({ vehicleId, vin, prices, priceOf, provinceName, isAdded, isBusy, canAdd }),
    [vehicleId, vin, prices, priceOf, provinceName, isAdded, isBusy, canAdd],
  );
  return (
    <RowActionsContext.Provider value={useStableActions(value)}>
      <ListDataContext.Provider value={facts}>{children}</ListDataContext.Provider>
    </RowActionsContext.Provider>
  );
}

/** Callbacks with a stable identity that call the latest ones. */
function useStableActions(actions: RowActions): RowActions {
  const onAdd = useStableCallback(actions.onAdd);
  const onOpen = useStableCallback(actions.onOpen);
  const onSelect = useStableCallback(actions.onSelect);
  const openDrawing = useStableCallback((row: Row) => actions.onDrawing?.(row));
  const onDrawing = actions.onDrawing === undefined ? undefined : openDrawing;
  return useMemo(() => ({ onAdd, onOpen, onSelect, onDrawing }), [onAdd, onOpen, onSelect, onDrawing]);
}
