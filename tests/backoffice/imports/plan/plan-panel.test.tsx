import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allPowers, openBackoffice } from '../../../support/screens/open-backoffice.tsx';
import { sampleImport, samplePlan } from '../sample-import.ts';

test('a plan that waits for a second person says so instead of offering to publish it again', async () => {
  await openBackoffice('/manager/import?id=12', {
    powers: [...allPowers, '/manager/import:publish'],
    overrides: { importGet: sampleImport({ status: 'planned', plan: samplePlan, waitsForApproval: true }) },
  });
  expect(await screen.findByText(/wait for approval by a second person/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
