import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportPlan } from '../../../src/contract/record-imports/record-import.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const plan: ImportPlan = {
  planId: 'a'.repeat(22),
  encoding: 'gb18030',
  total: 4,
  adds: 1,
  edits: 1,
  same: 1,
  bad: 1,
  problems: [{ line: 3, column: 'Name', value: '=1+1', message: 'looks like a formula and cannot be imported' }],
  ignoredColumns: ['Colour'],
  rows: [
    { line: 2, action: 'edit', name: 'Diesel', changes: [{ field: 'nameEn', before: 'Oil', after: 'Diesel' }] },
    { line: 4, action: 'add', name: 'Petrol', changes: [{ field: 'name', before: null, after: 'Petrol' }] },
  ],
};

const answers: object = { dictList: { rows: [], total: 0 }, dictImportPlan: plan };

async function choose(given: object = {}) {
  const page = await openBackoffice('/manager/dictionary', {
    overrides: { ...answers, ...given },
  });
  await page.user.click(await screen.findByRole('button', { name: /Import/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Choose or drop a CSV file');
  const input = document.querySelector('input[type=file]') ?? expect.unreachable();
  fireEvent.change(input, { target: { files: [new File(['Name'], 'fuel.csv', { type: 'text/csv' })] } });
  await dialog.findByText('4 rows: 1 to add, 1 to change, 1 unchanged, 1 skipped.');
  return { ...page, dialog };
}

test('the plan is shown with its problems before anything is applied', async () => {
  const { calls, dialog } = await choose();
  expect(dialog.getByText('looks like a formula and cannot be imported')).toBeTruthy();
  expect(dialog.getByText('Unknown columns were ignored: Colour')).toBeTruthy();
  expect(dialog.getByText('English name: Oil → Diesel')).toBeTruthy();
  expect(calls.map(({ operation }) => operation)).not.toContain('dictImportApply');
  const [sent] = calls.filter(({ operation }) => operation === 'dictImportPlan');
  expect(sent?.body).toMatchObject({ encoding: 'auto', labels: { heads: { Name: 'name', 'English name': 'nameEn' } } });
});

test('applying goes on until every row is done, and says what was refused', async () => {
  const steps = [
    { total: 2, applied: 1, refused: 0, refusals: [] },
    { total: 2, applied: 1, refused: 1, refusals: [{ line: 4, message: 'changed meanwhile' }] },
  ];
  const { user, calls, dialog } = await choose({ dictImportApply: () => steps.shift() ?? expect.unreachable() });
  await user.click(dialog.getByRole('button', { name: 'Apply 2 changes' }));
  expect(await dialog.findByText('Done: 1 of 2 applied, 1 refused.')).toBeTruthy();
  expect(dialog.getByText('changed meanwhile')).toBeTruthy();
  const applied = calls.filter(({ operation }) => operation === 'dictImportApply').map(({ body }) => body);
  expect(applied).toEqual([{ planId: plan.planId }, { planId: plan.planId }]);
  await waitFor(() => expect(dialog.queryByRole('button', { name: /Apply/ })).toBeNull());
});
