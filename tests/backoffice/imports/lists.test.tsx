import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';
import { sampleImport } from './sample-import.ts';

const bodyOf = (calls: { operation: string; body: unknown }[], operation: string) =>
  calls.find((call) => call.operation === operation)?.body;
const powers = [...allPowers, '/manager/import:publish'];
const counts = { part: { new: 3, changed: 1, gone: 0 }, fit: { new: 10, changed: 0, gone: 2 } };
const version = {
  ...{ version: 4, importId: 12, sourceName: 'Acme', publishedAt: '2026-11-20T16:30:00.000Z', publishedBy: 'anna' },
  ...{ counts, withdrawnAt: null, withdrawnBy: null, canWithdraw: true, canPublishAgain: false },
};

test('the list leads to each import', async () => {
  const {
    tables,
    uploads,
    progress,
    plan,
    failure,
    withdrawn,
    waitsForApproval,
    version: _,
    ...summary
  } = sampleImport({ status: 'planned' });
  const { user, url } = await openBackoffice('/manager/import', {
    overrides: { importList: { rows: [summary], total: 1 }, importGet: sampleImport() },
  });
  const row = within(await screen.findByRole('row', { name: /Acme/ }));
  expect(row.getByText('Ready to publish')).toBeTruthy();
  expect(row.getByText('list.xlsx')).toBeTruthy();
  await user.click(row.getByRole('link', { name: '#12 Acme' }));
  expect(url()).toBe('/manager/import?id=12');
});

test('an empty list offers an import and the format, with the fields of each file', async () => {
  const { user, url } = await openBackoffice('/manager/import', { overrides: { importList: { rows: [], total: 0 } } });
  expect(await screen.findByText('No imports yet')).toBeTruthy();
  const [format] = screen.getAllByRole('button', { name: 'File format' });
  await user.click(format ?? expect.unreachable());
  const drawer = within(await screen.findByRole('dialog'));
  expect(url()).toBe('/manager/import?format=1');
  await user.click(await drawer.findByText('Vehicle brands'));
  expect(await drawer.findByRole('button', { name: 'Download blank brands.csv' })).toBeTruthy();
  expect(drawer.getByText('id of the brand')).toBeTruthy();
});

test('the newest version is taken back after a confirmation that says what happens', async () => {
  const { calls, user } = await openBackoffice('/manager/import?tab=versions', {
    powers,
    overrides: {
      catalogueVersionList: {
        rows: [
          { ...version, version: 5, canWithdraw: false, withdrawnAt: '2026-11-21T01:00:00.000Z', withdrawnBy: 'ben' },
          version,
          { ...version, version: 3, canWithdraw: false },
        ],
        total: 3,
      },
      catalogueVersionWithdraw: { stayed: 2 },
    },
  });
  const taken = within(await screen.findByRole('row', { name: /^\S* ?5 / }));
  expect(taken.getByText('Withdrawn')).toBeTruthy();
  expect(screen.getByText('Latest')).toBeTruthy();
  // 16:30 UTC is half past midnight of the next day in Shanghai.
  expect(screen.getAllByText(/Nov 21|11\/21|21 Nov|21\/11/).length).toBeGreaterThan(0);
  const buttons = screen.getAllByRole('button', { name: /^Withdraw/ });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] ?? expect.unreachable());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Records it added are deleted/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'catalogueVersionWithdraw')?.body).toEqual({ version: 4 }),
  );
  expect(await screen.findByText(/2 new records are kept because they are in use/)).toBeTruthy();
});

test('a key is allowed to import price lists by its access id, and the right is withdrawn', async () => {
  const right = {
    ...{ keyId: 7, accessId: 'ak0123', keyName: 'nightly', username: 'maker', sourceId: 3, sourceCode: 'acme' },
    ...{ sourceName: 'Acme', mayPublish: true, addedAt: '2026-11-20T02:00:00.000Z', addedBy: 'anna', isLive: true },
  };
  const { calls, user } = await openBackoffice('/manager/import?tab=keys', {
    powers,
    overrides: {
      importKeyList: [right],
      importSourceList: [{ sourceId: 3, code: 'acme', name: 'Acme' }],
      importKeyAdd: null,
      importKeyDelete: null,
    },
  });
  const row = within(await screen.findByRole('row', { name: /nightly/ }));
  expect(row.getByText('Automatic (below the limits for second-person approval)')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Allow key' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Access ID of the key'), { target: { value: ' ak0456 ' } });
  fireEvent.mouseDown(dialog.getByLabelText('Supplier'));
  await user.click(await screen.findByTitle('Acme (acme)'));
  await user.click(dialog.getByRole('button', { name: 'Allow' }));
  await waitFor(() =>
    expect(bodyOf(calls, 'importKeyAdd')).toEqual({
      ...{ accessId: 'ak0456', sourceCode: 'acme', sourceName: 'Acme', mayPublish: false },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Withdraw: nightly, Acme' }));
  const asked = within(await screen.findByRole('dialog', { name: /Withdraw permission of nightly/ }));
  await user.click(asked.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(bodyOf(calls, 'importKeyDelete')).toEqual({ keyId: 7, sourceId: 3 }));
});

test('a withdrawn version is published again after a confirmation, and leads to its import', async () => {
  const withdrawn = { ...version, canWithdraw: false, withdrawnAt: '2026-11-21T01:00:00.000Z', withdrawnBy: 'ben' };
  const { calls, user, url } = await openBackoffice('/manager/import?tab=versions', {
    powers,
    overrides: {
      catalogueVersionList: {
        rows: [
          { ...withdrawn, version: 5, canPublishAgain: true },
          { ...withdrawn, version: 2 },
        ],
        total: 2,
      },
      catalogueVersionPublishAgain: { importId: 12 },
      importGet: sampleImport({ status: 'checking' }),
    },
  });
  const buttons = await screen.findAllByRole('button', { name: /^Publish again/ });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] ?? expect.unreachable());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/checked against the catalogue as it is now/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Publish again' }));
  await waitFor(() => expect(bodyOf(calls, 'catalogueVersionPublishAgain')).toEqual({ version: 5 }));
  await waitFor(() => expect(url()).toBe('/manager/import?id=12'));
});
