import { createContext, useContext } from 'react';
import type { Part, PartPrice } from '../../../contract/parts.ts';
import type { Row } from './rows.ts';

/** What every row of the list needs of the screen. */
export interface ListActions {
  priceOf(part: Part): PartPrice | null | undefined;
  arePricesFailed: boolean;
  onRetryPrices(): void;
  provinceName: string;
  isAdded(part: Part): boolean;
  isBusy(part: Part): boolean;
  /** Nothing can be added until vehicle and province are known. */
  canAdd: boolean;
  onAdd(part: Part): void;
  onOpen(part: Part): void;
  onSelect(row: Row, isAdding: boolean): void;
}

const ListContext = createContext<ListActions | null>(null);

export const ListProvider = ListContext.Provider;

export function useList(): ListActions {
  const actions = useContext(ListContext);
  if (actions === null) throw new Error('a row stands outside of its list');
  return actions;
}
