import { createTabStore } from './tab-store.ts';

const Text = {
  safeParse: (kept: unknown) =>
    typeof kept === 'string' ? { success: true as const, data: kept } : { success: false as const },
};

/** The numbers in the box of the batch look-up, as they were typed, pasted or taken from a spreadsheet. */
export const batchDraft = createTabStore('epc.batchDraft', Text, '');
