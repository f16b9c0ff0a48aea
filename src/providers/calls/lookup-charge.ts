import type { ChargeNote } from '../../contract/quota/charge-header.ts';
import { createStore } from '../store.ts';

/** The charge of the last lookup; null before the first. */
export const lookupCharge = createStore<ChargeNote | null>(null);
