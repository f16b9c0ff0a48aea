import { isString } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';

/** The numbers in the box of the batch look-up, as they were typed, pasted or taken from a spreadsheet. */
export const batchDraft = createTabStore('epc.batchDraft', isString, '');
