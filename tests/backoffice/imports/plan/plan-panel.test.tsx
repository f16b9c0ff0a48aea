import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPowers, openBackoffice } from '../../../support/screens/open-backoffice.tsx';
import { sampleImport, samplePlan } from '../sample-import.ts';

const planned = sampleImport({ status: 'planned', plan: samplePlan });
const olderPrices = { ...samplePlan.olderPrices, areReplaced: true };
const replacing = sampleImport({ status: 'planned', plan: { ...samplePlan, olderPrices } });

test('prices older than those of the catalogue are named with both dates, and may replace the newer ones', async () => {
  const { user, calls } = await openBackoffice('/manager/import?id=12', {
    overrides: { importGet: planned, importReplaceNewer: null },
  });
  expect(await screen.findByText(/keeps its newer price in the catalogue/)).toHaveProperty(
    'textContent',
    expect.stringContaining('AC-100 200 Mar 1, 2026 → Nov 22, 2026'),
  );
  await user.click(screen.getByRole('button', { name: 'Replace newer prices too' }));
  const sent = () => calls.find(({ operation }) => operation === 'importReplaceNewer')?.body;
  await waitFor(() => expect(sent()).toEqual({ importId: 12, rowVersion: 3, replacesNewer: true }));
});

test('a plan that replaces newer prices says so, and can be made again without', async () => {
  await openBackoffice('/manager/import?id=12', { overrides: { importGet: replacing } });
  expect(await screen.findByText(/older than the catalogue's, which publishing replaces/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep newer prices' })).toBeTruthy();
});

test('once it is published, a plan offers no choice of prices', async () => {
  const published = sampleImport({ status: 'published', plan: samplePlan });
  await openBackoffice('/manager/import?id=12', { overrides: { importGet: published } });
  expect(await screen.findByText(/keeps its newer price in the catalogue/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Replace newer prices too' })).toBeNull();
});

test('a plan that waits for a second person says so instead of offering to publish it again', async () => {
  await openBackoffice('/manager/import?id=12', {
    powers: [...allPowers, '/manager/import:publish'],
    overrides: { importGet: sampleImport({ status: 'planned', plan: samplePlan, waitsForApproval: true }) },
  });
  expect(await screen.findByText(/wait for approval by a second person/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
