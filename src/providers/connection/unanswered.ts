import { createStore } from '../store.ts';

/** How many calls got no response; watch-connection.ts, which is loaded later, finds out why. */
export const unanswered = createStore(0);
