import { createStore } from '../../../providers/store.ts';

/** The callout under the pointer or keyboard focus. Row and hotspot both highlight it; it is not part of the URL. */
export const hoveredCallout = createStore<string | null>(null);

/**
 * The query string at the time a search hit was chosen. Once the URL has changed, the selected row takes the focus, so that
 * keyboard use continues there. Null when no focus change is pending.
 */
export const searchBeforeHit = createStore<string | null>(null);

/** Where a selection was made: list and drawing each scroll only to selections made elsewhere. */
export type SelectionOrigin = 'row' | 'drawing' | 'link';
