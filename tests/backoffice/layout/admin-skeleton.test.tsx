import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gate } from '../../support/gate.ts';
import { allPowers, openBackoffice, toPower } from '../../support/screens/open-backoffice.tsx';

test('the brand and a skeleton are shown until the powers are loaded', async () => {
  const { open, passed } = gate();
  const opened = openBackoffice('/manager/role', {
    overrides: {
      systemMenu: () => passed.then(() => allPowers.map(toPower)),
      roleList: { rows: [], total: 0 },
    },
  });
  await screen.findByText('EasyEPC');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.queryByRole('navigation')).toBeNull();
  open();
  await opened;
  await screen.findByRole('heading', { name: 'Roles' });
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
});
