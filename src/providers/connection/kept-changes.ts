import { createStore } from '../store.ts';

/** How many changes of the user wait for the connection. */
export const keptChangesNum = createStore(0);
