import { createStore } from '../../providers/store.ts';

/** The callout under the pointer or the keyboard, for the row and the hotspot alike; previews are not in the link. */
export const hovered = createStore<string | null>(null);

/** The row that is selected next takes the focus: who found it by keyboard goes on from there. */
export const isRowWanted = createStore(false);

/** Where a selection was made: the other side follows it. */
export type Origin = 'row' | 'drawing' | 'link';
