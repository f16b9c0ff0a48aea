import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
