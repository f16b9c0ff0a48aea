import { createContext, useContext } from 'react';
import type { Part } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { PartPrices } from '../../shared/prices/use-part-prices.ts';
import type { PanelTab } from '../panel/panel-tab.ts';
import type { Row } from './rows.ts';

/** Data that the rows of the list share. */
export interface ListData {
  /** The vehicle whose book has the rows. */
  vehicleId: number;
  /** The VIN in the URL. */
  vin: string | undefined;
  /** All kinds of prices, fetched for the rows in view. */
  prices: PartPrices;
  priceOf(part: Part): PartPrice | null | undefined;
  provinceName: string;
  isAdded(part: Part): boolean;
  isBusy(part: Part): boolean;
  /** False until vehicle and province are known. */
  canAdd: boolean;
}

/** Callbacks of a row. */
export interface RowActions {
  onAdd(part: Part): void;
  /** Opens the part panel, on the given tab or its default one. */
  onOpen(part: Part, panel?: PanelTab): void;
  onSelect(row: Row, isAdding: boolean): void;
  /** In a list over several assemblies: opens the drawing of the row. */
  onDrawing?: ((row: Row) => void) | undefined;
}

export interface ListActions extends ListData, RowActions {}

// Two contexts: callbacks are stable, so rows re-render only when their data changes.
export const ListDataContext = createContext<ListData | null>(null);
export const RowActionsContext = createContext<RowActions | null>(null);

export function useListData(): ListData {
  return requireList(useContext(ListDataContext));
}

export function useRowActions(): RowActions {
  return requireList(useContext(RowActionsContext));
}

function requireList<Found>(found: Found | null): Found {
  if (found === null) throw new Error('a row was rendered outside of its list');
  return found;
}
