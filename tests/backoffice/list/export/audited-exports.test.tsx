import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resources } from '../../../../src/contract/all-calls.ts';
import { sampleOf } from '../../../support/bodies/sample.ts';
import { refuse } from '../../../support/screens/fakes.ts';
import { openBackoffice } from '../../../support/screens/open-backoffice.tsx';

test('a tree is exported by the call that the audit records', async () => {
  const { user, calls } = await openBackoffice('/manager/power', {
    overrides: { listExport: { rows: [], total: 0 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'listExport').map(({ body }) => body)).toMatchObject([
      { resource: 'power', pageNum: 1, format: 'csv' },
    ]),
  );
});

test('a table that is no list is exported after the audit has it, and not if that fails', async () => {
  const { user, calls } = await openBackoffice('/manager/bill?state=paid', {
    overrides: { orderList: { rows: [], total: 3 }, tableExport: () => refuse('900403') },
  });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export' });
  await waitFor(() => expect(button.disabled).toBe(false));
  const createUrl = vi.spyOn(URL, 'createObjectURL');
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'tableExport').map(({ body }) => body)).toEqual([
      { table: 'purchase', rows: 0, format: 'csv', query: '?state=paid' },
    ]),
  );
  await screen.findByText(/^You do not have permission to do this/);
  expect(createUrl).not.toHaveBeenCalled();
});

test('an English list has English names, and its file has the stored ones, because it is imported again', async () => {
  const names = { packageName: '乘用车 100 次包', packageNameEn: '100 passenger lookups' };
  const row = { ...sampleOf(resources.package.item), ...names, packageId: 1, rowVersion: 1 };
  const { user } = await openBackoffice('/manager/package', {
    overrides: { packageList: { rows: [row], total: 1 }, listExport: { rows: [row], total: 1 } },
  });
  await screen.findByRole('link', { name: names.packageNameEn });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
  await screen.findByText('1 row exported');
  expect(await files[0]?.text()).toContain(names.packageName);
});
