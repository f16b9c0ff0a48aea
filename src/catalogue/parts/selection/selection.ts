import { createStore } from '../../../providers/store.ts';

/** The callout under the pointer or the keyboard, for the row and the hotspot alike; previews are not in the link. */
export const hovered = createStore<string | null>(null);

/**
 * The query of the link from which a row was found: the row that is selected under the next one takes the focus, so that
 * one goes on from there by keyboard. Null where none is awaited.
 */
export const foundFrom = createStore<string | null>(null);

/** Where a selection was made: the other side follows it. */
export type Origin = 'row' | 'drawing' | 'link';
