import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resources } from '../../../src/contract/all-calls.ts';
import { sampleOf } from '../../support/bodies/sample.ts';
import { fakeSession, refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const powers = ['/manager/user', '/manager/user:viewAs', '/manager/user:state'];
const record = {
  ...resources.user.item.parse(sampleOf(resources.user.item)),
  userId: 5,
  username: 'garage',
  userRealname: 'Garage',
  userState: 'enabled' as const,
  roleValue: 1 as const,
  childType: null,
};
const started = {
  token: 'token of the view',
  secretKey: '00'.repeat(32),
  user: { ...fakeSession.user, id: 5 },
  expiresAt: '2099-01-01T00:00:00.000Z',
};

afterEach(() => vi.restoreAllMocks());

/** A tab that `window.open` returns. */
function fakeTab() {
  const tab = {
    sessionStorage: { clear: vi.fn(), setItem: vi.fn() },
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

async function openDialog(overrides: object) {
  const opened = await openBackoffice('/manager/user/show/5', { powers, overrides: { userGet: record, ...overrides } });
  await opened.user.click(await screen.findByRole('button', { name: /More actions/ }));
  await opened.user.click(await screen.findByText('View as this user'));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

test('a view needs a reason, and opens in a tab of its own', async () => {
  const tab = fakeTab();
  const { user, calls, dialog } = await openDialog({ viewAsUser: started });
  const submit = dialog.getByRole('button', { name: 'Open storefront' });
  // Not typed: the closing menu takes the focus back at any time.
  const type = (value: string) => fireEvent.change(dialog.getByRole('textbox'), { target: { value } });
  type('abc ');
  expect(submit).toHaveProperty('disabled', true);
  type('abc does not see prices');
  await user.click(submit);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/index'));
  expect(tab.sessionStorage.setItem).toHaveBeenCalledWith('epc.view', expect.stringContaining('token of the view'));
  expect(calls.find(({ operation }) => operation === 'viewAsUser')?.body).toEqual({
    id: 5,
    reason: 'abc does not see prices',
  });
  expect(localStorage.getItem('epc.session')).not.toContain('token of the view');
});

test('a refused view closes its tab and says why', async () => {
  const tab = fakeTab();
  const { user, dialog } = await openDialog({ viewAsUser: () => refuse('300202') });
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'does not see prices' } });
  await user.click(dialog.getByRole('button', { name: 'Open storefront' }));
  expect((await dialog.findByRole('alert')).textContent).toBeTruthy();
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test.each([
  ['a manager', { roleValue: 4 as const }],
  ['a disabled user', { userState: 'disabled' as const }],
])('no view is offered of %s', async (_, values) => {
  const { user } = await openBackoffice('/manager/user/show/5', {
    powers,
    overrides: { userGet: { ...record, ...values } },
  });
  await user.click(await screen.findByRole('button', { name: /More actions/ }));
  await screen.findByText(/(Disable|Enable) account/);
  expect(screen.queryByText('View as this user')).toBeNull();
});
