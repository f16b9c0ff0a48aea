import { createContext, useContext } from 'react';
import type { Part } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { PartPrices } from '../../shared/prices/use-part-prices.ts';
import type { Row } from './rows.ts';

/** Data that the rows of the list share. */
export interface ListFacts {
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
export interface RowActs {
  onAdd(part: Part): void;
  onOpen(part: Part): void;
  onSelect(row: Row, isAdding: boolean): void;
  /** In a list over several assemblies: opens the drawing of the row. */
  onDrawing?: ((row: Row) => void) | undefined;
}

export interface ListActions extends ListFacts, RowActs {}

// Two contexts: callbacks are stable, so rows re-render only when their data changes.
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
