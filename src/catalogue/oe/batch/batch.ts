import { oeCalls } from '../../../contract/oe/calls.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { saveSearch } from '../oe-history.ts';
import { createBatchRunner } from './runner.ts';
import { onUserChange, tabStorage } from './tab-storage.ts';

/** The batch of this tab. */
export const batch = createBatchRunner({
  lookUp: (oes, provinceCode, signal) => request(oeCalls.getPartListByBatchOe, { oes, provinceCode }, signal),
  storage: tabStorage,
  onDone: ({ numbers }) => saveSearch(numbers.map(({ oe }) => oe)),
});

onUserChange(() => batch.clear());

// Resumes a batch that failed because the browser was offline.
window.addEventListener('online', () => {
  const job = batch.job.get();
  const wasOffline = job?.error instanceof CallError && /^(network|timeout)$/.test(job.error.code);
  if (job?.state === 'failed' && wasOffline) batch.resume();
});
