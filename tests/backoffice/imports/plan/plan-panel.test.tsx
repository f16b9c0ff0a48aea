import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPowers, openBackoffice } from '../../../support/screens/open-backoffice.tsx';
import { sampleImport, samplePlan } from '../sample-import.ts';

test('prices older than those of the catalogue are named with both dates before publishing', async () => {
  await openBackoffice('/manager/import?id=12', {
    overrides: { importGet: sampleImport({ status: 'planned', plan: samplePlan }) },
  });
  expect(await screen.findByText(/gets a price older than the catalogue's/)).toHaveProperty(
    'textContent',
    expect.stringContaining('AC-100 200 Mar 1, 2026 → Nov 22, 2026'),
  );
});

test('a plan that waits for a second person says so instead of offering to publish it again', async () => {
  await openBackoffice('/manager/import?id=12', {
    powers: [...allPowers, '/manager/import:publish'],
    overrides: { importGet: sampleImport({ status: 'planned', plan: samplePlan, waitsForApproval: true }) },
  });
  expect(await screen.findByText(/wait for approval by a second person/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
