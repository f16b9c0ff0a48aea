import { begunAt, firstCalls } from './catalogue/parts/book/first-calls.ts';
import { accessCalls } from './contract/access/calls.ts';
import { beginEarly } from './providers/early-calls.ts';

/**
 * A script of its own (scripts/early-script.ts), which the server names first in the page of a screen that has much to
 * ask: see providers/early-calls.ts.
 */
const begun = begunAt(window.location.pathname, window.location.search);
if (begun !== undefined) beginEarly([...firstCalls(begun), { call: accessCalls.systemMenu, body: {} }]);
