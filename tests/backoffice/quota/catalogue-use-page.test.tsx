import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CatalogueUseRow } from '../../../src/contract/quota/schemas.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const row: CatalogueUseRow = {
  catalogueUseId: 1,
  day: '2026-11-21',
  kind: 'account',
  userId: 7,
  username: 'collector',
  address: '10.0.0.1',
  vehicles: 3,
  numbers: 6_100,
  prices: 7_200,
  rowsGiven: 9_000,
  captchas: 2,
  state: 'refused',
  updatedAt: '2026-11-21T08:00:00.000Z',
};

test('the staff see who was given how much of the catalogue, and who is stopped for the day', async () => {
  await openBackoffice('/manager/catalogueUse', { overrides: { catalogueUseList: { rows: [row], total: 1 } } });
  expect(await screen.findByText('collector')).toBeDefined();
  expect(screen.getByText('6100')).toBeDefined();
  expect(screen.getByText('7200')).toBeDefined();
  expect(screen.getByText('Stopped for the day')).toBeDefined();
});

test('the filters of the URL are sent', async () => {
  const { calls } = await openBackoffice('/manager/catalogueUse?q=coll&kind=network&from=2026-11-20', {
    overrides: { catalogueUseList: { rows: [], total: 0 } },
  });
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'catalogueUseList')?.body).toEqual({
      pageNum: 1,
      pageSize: 10,
      search: 'coll',
      kind: 'network',
      from: '2026-11-20',
    }),
  );
  expect(await screen.findByText('No records match. Change the filters and try again.')).toBeDefined();
});
