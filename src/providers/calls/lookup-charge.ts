import type { ChargeNote } from '../../contract/quota/charge-header.ts';
import { createStore } from '../store.ts';

/** What opening a vehicle has just taken; null until it takes something. */
export const lookupCharge = createStore<ChargeNote | null>(null);
