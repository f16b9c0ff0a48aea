import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportTable } from '../../../../src/contract/imports/import-table.ts';
import { allPowers, openBackoffice } from '../../../support/screens/open-backoffice.tsx';
import { sampleImport } from '../sample-import.ts';

test('the order of day and month is asked for dates that can be read both ways, and sent with the mapping', async () => {
  const table: ImportTable = {
    ...{ tableNo: 1, file: 'list.csv', sheet: null, headerLine: 1, titles: [], confidence: 'likely', unmapped: [] },
    ...{ columns: ['old', 'new', 'date'], sample: [{ line: 2, cells: ['A1', 'A2', '05/06/2020'] }] },
    mappings: [{ file: 'replacements', columns: { from: 'old', to: 'new', date: 'date' } }],
  };
  const { calls, user } = await openBackoffice('/manager/import?id=12', {
    powers: allPowers,
    overrides: { importGet: sampleImport({ tables: [table] }), importMap: null },
  });
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Order of day and month, as in 05/06/2020' }));
  await user.click(await screen.findByTitle('Day, month, year'));
  await user.click(screen.getByRole('button', { name: 'Confirm and check' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'importMap')?.body).toMatchObject({
      tables: [{ mappings: [{ dateOrder: 'dayFirst' }] }],
    }),
  );
});
