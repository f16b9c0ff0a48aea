import { beforeEach, expect, test } from 'vitest';
import { accountCalls } from '../../../src/contract/account/calls.ts';
import { workOrderCalls } from '../../../src/contract/work-orders/calls.ts';
import { request } from '../../../src/providers/calls/client.ts';
import { renewSession } from '../../../src/providers/calls/renew-session.ts';
import { session, setSession } from '../../../src/providers/session/session.ts';
import { gate } from '../../support/gate.ts';
import { fakeServer } from '../../support/screens/fake-server.ts';
import { fakeSession, refuse, useFakeApi } from '../../support/screens/fakes.ts';

beforeEach(() => setSession(fakeSession));

const body = { oldPassword: 'first#2026', newPassword: 'second#2026' };

test('a call refused while the session is being renewed does not end it', async () => {
  const refused = gate();
  useFakeApi({
    updatePassword: async () => {
      await refused.passed;
      return { token: 'new-token', secretKey: fakeSession.secretKey };
    },
    getPartListCount: () => refuse('600209'),
  });
  // The only response before that of the renewal.
  fakeServer.events.on('response:mocked', refused.open);
  const renewing = renewSession(accountCalls.updatePassword, body);
  await expect(request(workOrderCalls.getPartListCount, {})).rejects.toMatchObject({ code: '600209' });
  await renewing;
  expect(session.get()?.token).toBe('new-token');
});

test('a renewal that is refused because the session has ended ends it', async () => {
  useFakeApi({ updatePassword: () => refuse('600209') });
  await expect(renewSession(accountCalls.updatePassword, body)).rejects.toMatchObject({ code: '600209' });
  expect(session.get()).toBeNull();
});
