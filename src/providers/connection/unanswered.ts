import { createStore } from '../store.ts';

/** The number of calls without a response. watch-connection.ts, which is loaded later, probes the server on each. */
export const unanswered = createStore(0);
