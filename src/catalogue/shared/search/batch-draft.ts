import { isString } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';

/** The text of the batch input: typed, pasted or from a spreadsheet. */
export const batchDraft = createTabStore('epc.batchDraft', isString, '');
