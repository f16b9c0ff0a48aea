import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cutConnection } from '../../support/screens/cut-connection.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

test('a lost connection is said on a page of the back office, and so is its return', async () => {
  await openBackoffice('/manager/notice');
  await screen.findByRole('table');
  const restore = cutConnection();
  expect((await screen.findByText('No connection. Trying again…')).getAttribute('role')).toBe('status');
  restore();
  expect(await screen.findByText('Back online.')).toBeTruthy();
});
