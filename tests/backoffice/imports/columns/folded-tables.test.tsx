import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportTable } from '../../../../src/contract/imports/import-table.ts';
import { allPowers, openBackoffice } from '../../../support/screens/open-backoffice.tsx';
import { pricesTable, sampleImport, samplePlan } from '../sample-import.ts';

const announcements = (tableNo: number, given: Partial<ImportTable> = {}): ImportTable => ({
  ...{ tableNo, file: `${tableNo}/announcements.csv`, sheet: null, headerLine: 1, titles: [], unmapped: [] },
  columns: ['vehicle', 'announcement'],
  sample: [{ line: 2, cells: ['V1', 'SVW7147BRD'] }],
  mappings: [{ file: 'announcements', columns: { vehicle: 'vehicle', announcement: 'announcement' } }],
  confidence: 'sure',
  ...given,
});
const open = (found: Parameters<typeof sampleImport>[0]) =>
  openBackoffice('/manager/import?id=12', { powers: allPowers, overrides: { importGet: sampleImport(found) } });
/** The details that hold everything about a table. */
const detailsOf = async (name: string) => {
  const [details] = (await screen.findByRole('region', { name })).getElementsByTagName('details');
  return details ?? expect.unreachable();
};

test('certain tables are a line that says what they are, and the others are open', async () => {
  const tables = [pricesTable, announcements(2), announcements(3, { confidence: 'remembered' })];
  const unsure = announcements(4, { confidence: 'unsure' });
  const unused = announcements(5, { columns: ['vehicle', 'announcement', 'Stock'] });
  unused.sample = [{ line: 2, cells: ['V1', 'SVW7147BRD', '4'] }];
  await open({ tables: [...tables, unsure, unused] });
  const names = ['list.xlsx · Nov', ...[2, 3, 4, 5].map((tableNo) => `${tableNo}/announcements.csv`)];
  const isOpen = [];
  for (const name of names) isOpen.push((await detailsOf(name)).open);
  expect(isOpen).toEqual([true, false, false, true, true]);
  expect(screen.getByText(/^Tables that are certain are folded/)).toBeTruthy();
  const folded = await detailsOf('2/announcements.csv');
  const summary = folded.querySelector('summary') ?? expect.unreachable();
  expect(summary.textContent).toBe('2/announcements.csvCertainAnnouncement numbers (announcements), 2 columns');
});

test('an open table stays open while it is corrected', async () => {
  const { user } = await open({ tables: [pricesTable, announcements(2)] });
  const details = await detailsOf('2/announcements.csv');
  await user.click(details.querySelector('summary') ?? expect.unreachable());
  fireEvent.mouseDown(within(details).getByRole('combobox', { name: 'announcement' }));
  const options = await screen.findAllByTitle('Not used');
  await user.click(options.find((one) => one.classList.contains('ant-select-item-option')) ?? expect.unreachable());
  expect(await within(details).findByText(/^Missing required fields/)).toBeTruthy();
  expect(details.open).toBe(true);
});

test('a table whose rows were refused is open', async () => {
  const refused = { ...samplePlan, columns: [], tables: [{ tableNo: 2, rows: 9, refused: 9 }] };
  const { user } = await open({ status: 'planned', plan: refused, tables: [announcements(1), announcements(2)] });
  await user.click(await screen.findByRole('button', { name: 'Change column meanings' }));
  expect((await detailsOf('1/announcements.csv')).open).toBe(false);
  expect((await detailsOf('2/announcements.csv')).open).toBe(true);
});

test('a single table is open', async () => {
  await open({ tables: [announcements(1)] });
  expect((await detailsOf('1/announcements.csv')).open).toBe(true);
});
