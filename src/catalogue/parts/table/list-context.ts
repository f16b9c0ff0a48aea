import { createContext, useContext } from 'react';
import type { Part } from '../../../contract/parts.ts';
import type { PartPrice } from '../../../contract/prices.ts';
import type { PartPrices } from '../../shell/prices/use-part-prices.ts';
import type { Row } from './rows.ts';

/** What every row of the list needs of the screen. */
export interface ListActions {
  /** Every kind of price of the rows, asked for as they come into view. */
  prices: PartPrices;
  priceOf(part: Part): PartPrice | null | undefined;
  provinceName: string;
  isAdded(part: Part): boolean;
  isBusy(part: Part): boolean;
  /** Nothing can be added until vehicle and province are known. */
  canAdd: boolean;
  onAdd(part: Part): void;
  onOpen(part: Part): void;
  onSelect(row: Row, isAdding: boolean): void;
  /** In a list over several assemblies: opens the drawing that a row stands on. */
  onDrawing?(row: Row): void;
}

const ListContext = createContext<ListActions | null>(null);

export const ListProvider = ListContext.Provider;

export function useList(): ListActions {
  const actions = useContext(ListContext);
  if (actions === null) throw new Error('a row stands outside of its list');
  return actions;
}
