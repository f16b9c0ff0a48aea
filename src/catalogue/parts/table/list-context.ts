import { createContext, useContext } from 'react';
import type { Part } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { PartPrices } from '../../shared/prices/use-part-prices.ts';
import type { Row } from './rows.ts';

/** What every row of the list shows of the screen. */
export interface ListFacts {
  /** Every kind of price of the rows, asked for as they come into view. */
  prices: PartPrices;
  priceOf(part: Part): PartPrice | null | undefined;
  provinceName: string;
  isAdded(part: Part): boolean;
  isBusy(part: Part): boolean;
  /** Nothing can be added until vehicle and province are known. */
  canAdd: boolean;
}

/** What can be done with a row. */
export interface RowActs {
  onAdd(part: Part): void;
  onOpen(part: Part): void;
  onSelect(row: Row, isAdding: boolean): void;
  /** In a list over several assemblies: opens the drawing that a row stands on. */
  onDrawing?: ((row: Row) => void) | undefined;
}

/** What every row of the list needs of the screen. */
export interface ListActions extends ListFacts, RowActs {}

// Two, for what can be done never changes: a row is drawn again only when what it shows has changed.
export const FactsContext = createContext<ListFacts | null>(null);
export const ActsContext = createContext<RowActs | null>(null);

export function useList(): ListFacts {
  return inList(useContext(FactsContext));
}

export function useRowActs(): RowActs {
  return inList(useContext(ActsContext));
}

function inList<Found>(found: Found | null): Found {
  if (found === null) throw new Error('a row stands outside of its list');
  return found;
}
