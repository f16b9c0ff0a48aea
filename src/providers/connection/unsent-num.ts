import { createStore } from '../store.ts';

/** The number of unsaved changes. */
export const unsentNum = createStore(0);
