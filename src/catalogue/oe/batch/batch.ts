import { oeCalls } from '../../../contract/oe/calls.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { rememberSearch } from '../oe-history.ts';
import { onOtherUser, tabKeep } from './keep.ts';
import { createBatchRunner } from './runner.ts';

/** The batch of this tab. */
export const batch = createBatchRunner({
  ask: (oes, provinceCode, signal) => request(oeCalls.getPartListByBatchOe, { oes, provinceCode }, signal),
  keep: tabKeep,
  onDone: ({ numbers }) => rememberSearch(numbers.map(({ oe }) => oe)),
});

onOtherUser(() => batch.clear());

// The connection is back: what is missing is asked for without being told to.
window.addEventListener('online', () => {
  const job = batch.job.get();
  const isAway = job?.error instanceof CallError && /^(network|timeout)$/.test(job.error.code);
  if (job?.state === 'failed' && isAway) batch.resume();
});
