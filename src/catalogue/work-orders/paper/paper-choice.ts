import { createStore } from '../../../providers/store.ts';

export const papers = ['customer', 'internal'] as const;
export type Paper = (typeof papers)[number];

/** Which paper the browser prints, also without the dialog. */
export const paperChoice = createStore<Paper>('customer');
