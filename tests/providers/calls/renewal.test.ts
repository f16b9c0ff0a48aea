import { expect, test } from 'vitest';
import { accountCalls } from '../../../src/contract/account/calls.ts';
import { historyCalls } from '../../../src/contract/history/calls.ts';
import { renewal, renewalDone } from '../../../src/providers/calls/renewal.ts';

test('a call waits for the renewal of another, not for its own', async () => {
  const steps: string[] = [];
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  renewal.set({ call: accountCalls.token, done });
  const other = renewalDone(historyCalls.getHistOe).then(() => steps.push('other'));
  await renewalDone(accountCalls.token);
  steps.push('own');
  finish();
  await other;
  expect(steps).toEqual(['own', 'other']);
  renewal.set(null);
  await renewalDone(historyCalls.getHistOe);
});
