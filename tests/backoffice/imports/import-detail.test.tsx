import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImportTable } from '../../../src/contract/imports/import-table.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';
import { pricesTable, sampleImport, samplePlan } from './sample-import.ts';

const powers = [...allPowers, '/manager/import:publish'];
const open = (overrides: Overrides, given: readonly string[] = powers) =>
  openBackoffice('/manager/import?id=12', { powers: given, overrides });

const planned = sampleImport({ status: 'planned', plan: samplePlan });

const sent = (calls: { operation: string; body: unknown }[], operation: string) =>
  calls.find((call) => call.operation === operation)?.body;

/** An entry of the open list: the chosen one has the same title in the closed select. */
async function findOption(title: RegExp): Promise<HTMLElement> {
  const found = await screen.findAllByTitle(title);
  return found.find((one) => one.classList.contains('ant-select-item-option')) ?? expect.unreachable();
}

test('the columns are confirmed as they were suggested, prices of several columns included', async () => {
  const { calls, user } = await open({ importGet: sampleImport(), importMap: null });
  const card = within(await screen.findByRole('region', { name: 'list.xlsx · Nov' }));
  expect(card.getByText('Likely, please check')).toBeTruthy();
  expect(card.getByText(/: province by code or name: 上海; includes tax: yes$/)).toBeTruthy();
  expect(card.getByText('5C0 698 151 · 5C0 698 152')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Confirm and check' }));
  await waitFor(() =>
    expect(sent(calls, 'importMap')).toEqual({
      ...{ importId: 12, rowVersion: 3, isRemembered: true },
      tables: [{ tableNo: 1, mappings: pricesTable.mappings }],
    }),
  );
});

test('a required field without a column is said, and nothing is confirmed until it is given', async () => {
  const { user } = await open({ importGet: sampleImport() });
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'OE' }));
  await user.click(await findOption(/^Not used$/));
  expect(await screen.findByText(/Missing required fields: id or OE number/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confirm and check' })).toHaveProperty('disabled', true);
});

test('filled columns that are not used are named, and conditions of a parts book above all', async () => {
  const { user } = await open({ importGet: sampleImport() });
  expect(await screen.findByText('1 filled column is not used: Stock')).toBeTruthy();
  expect(screen.getByText(/^1 table has filled columns that will not be imported/)).toBeTruthy();
  expect(screen.queryByText(/fit every vehicle of the group/)).toBeNull();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'OE' }));
  await user.click(await findOption(/^Not used$/));
  expect(await screen.findByText('2 filled columns are not used: OE, Stock')).toBeTruthy();
});

test('a table that lacks a required field is not called certain, and a parts book without conditions is warned of', async () => {
  const table: ImportTable = {
    ...{ tableNo: 1, file: 'part-rows.csv', sheet: null, headerLine: 1, titles: [], confidence: 'sure' },
    ...{
      columns: ['assembly', 'callout', '驱动'],
      sample: [{ line: 2, cells: ['A1', '1', '四驱'] }],
      unmapped: ['驱动'],
    },
    mappings: [{ file: 'part-rows', columns: { assembly: 'assembly', callout: 'callout' } }],
  };
  await open({ importGet: sampleImport({ tables: [table] }) });
  expect(await screen.findByText('1 filled column is not used: 驱动')).toBeTruthy();
  expect(screen.getByText(/fit every vehicle of the group/)).toBeTruthy();
  expect(screen.getByText(/^Missing required fields/)).toBeTruthy();
  expect(screen.queryByText('Certain')).toBeNull();
});

test('another header row is read anew, shown, and sent with the mappings', async () => {
  const reread: ImportTable = {
    ...pricesTable,
    ...{
      headerLine: 4,
      columns: ['Number', 'Net'],
      titles: ['OE'],
      sample: [{ line: 5, cells: ['5C0 698 152', '12.50'] }],
    },
    mappings: [{ file: 'prices', columns: { number: 'Number', price: 'Net' } }],
  };
  const { calls, user } = await open({ importGet: sampleImport(), importTable: reread, importMap: null });
  await user.click(await screen.findByText('First rows (4 columns)'));
  const input = screen.getByRole('spinbutton', { name: 'Header row' });
  expect(input).toHaveProperty('value', '3');
  await user.clear(input);
  await user.type(input, '4');
  await user.click(screen.getByRole('button', { name: 'Read again with this row' }));
  expect(await screen.findByRole('combobox', { name: 'Net' })).toBeTruthy();
  expect(sent(calls, 'importTable')).toEqual({ importId: 12, tableNo: 1, headerLine: 4 });
  await user.click(screen.getByRole('button', { name: 'Confirm and check' }));
  await waitFor(() =>
    expect(sent(calls, 'importMap')).toMatchObject({
      tables: [{ tableNo: 1, headerLine: 4, mappings: reread.mappings }],
    }),
  );
});

test('a row that cannot be the header is said, and the table stays', async () => {
  const { user } = await open({ importGet: sampleImport(), importTable: null });
  await user.click(await screen.findByText('First rows (4 columns)'));
  await user.type(screen.getByRole('spinbutton', { name: 'Header row' }), '0{Enter}');
  expect(await screen.findByText('There are no rows from here on. Choose another row.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'OE' })).toBeTruthy();
});

test('a header that contradicts the title about tax is named, and tax follows the column that is chosen', async () => {
  const table: ImportTable = {
    ...{
      tableNo: 1,
      file: 'list.xlsx',
      sheet: null,
      headerLine: 2,
      titles: ['报价单（不含税）'],
      confidence: 'likely',
    },
    ...{ columns: ['OE', '销售价', '含税价'], sample: [{ line: 3, cells: ['5C0 698 151', '100', '113'] }] },
    mappings: [{ file: 'prices', columns: { number: 'OE', price: '含税价' }, constants: { taxIncluded: '是' } }],
    unmapped: ['销售价'],
  };
  const { calls, user } = await open({ importGet: sampleImport({ tables: [table] }), importMap: null });
  expect(await screen.findByText(/the header “含税价” says that they include it/)).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '销售价' }));
  await user.click(await findOption(/^price in yuan/));
  expect(screen.queryByText(/the header “含税价” says/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confirm and check' }));
  await waitFor(() =>
    expect(sent(calls, 'importMap')).toMatchObject({
      tables: [{ mappings: [{ columns: { price: '销售价' }, constants: { taxIncluded: '否' } }] }],
    }),
  );
});

test('another kind of file is suggested its own columns, and says what it lacks', async () => {
  const { user } = await open({ importGet: sampleImport() });
  const select = await screen.findByRole('combobox', { name: 'This table is: list.xlsx · Nov' });
  fireEvent.mouseDown(select);
  fireEvent.change(select, { target: { value: '(numbers)' } });
  await user.click(await findOption(/\(numbers\)$/));
  expect(await screen.findByText(/Missing required fields: id, code or name of the brand/)).toBeTruthy();
  expect((await screen.findAllByTitle('OE number (required)')).length).toBeGreaterThan(0);
});

test('the plan shows what changes, from what to what, and why rows are refused', async () => {
  await open({ importGet: planned });
  const totals = within(await screen.findByRole('region', { name: 'Changes after publishing' }));
  expect(totals.getByText('1,000')).toBeTruthy();
  expect(totals.getByText('150')).toBeTruthy();
  expect(screen.getByText('The prices of 5 OE numbers change by more than 50%.')).toBeTruthy();
  expect(screen.getByText('Odd bracket (12 rows)')).toBeTruthy();
  expect(screen.getByText('9 合计, 12 以上价格仅供参考')).toBeTruthy();
  expect(screen.getByText('OE (id or OE number) is not in the files or in the catalogue')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Expand row/ }));
  expect((await screen.findByText('¥12.50')).tagName).toBe('DEL');
  expect(screen.getByText('¥19.00').tagName).toBe('INS');
});

test('values that are left out are listed apart from the refused rows', async () => {
  const leftOutValues = [
    { tableNo: 1, field: 'source', code: 'tooLong', rows: 1, firstLine: 7, details: ['very long'] },
  ];
  await open({ importGet: { ...planned, plan: { ...samplePlan, leftOutValues } } });
  const heading = await screen.findByRole('heading', { name: 'Values left out' });
  expect(heading.parentElement?.textContent).toContain('line 7: very long');
  expect(screen.getByRole('button', { name: /^Download rows with values left out/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Refused rows' }).parentElement?.textContent).not.toContain('very long');
});

test('publishing is confirmed with the main counts and sends the version that was seen', async () => {
  const { calls, user } = await open({ importGet: planned, importPublish: null });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1,000 new, 150 changed, 0 deleted. 2 refused rows will not be imported.')).toBeTruthy();
  expect(sent(calls, 'importPublish')).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent(calls, 'importPublish')).toEqual({ importId: 12, rowVersion: 3 }));
});

test('the plan names open work orders, lost zeros and columns that may be the wrong ones', async () => {
  await open({ importGet: sampleImport({ status: 'planned', plan: samplePlan }) });
  expect(await screen.findByText(/^Open work orders \(3\): 2 numbers will be superseded:/)).toBeTruthy();
  expect(screen.getByText('986494596 → 0986494596')).toBeTruthy();
  expect(screen.getByText(/^list.xlsx, id or OE number: 2 numbers are shorter than the usual 10 digits/)).toBeTruthy();
  expect(screen.getByText(/^list.xlsx, price in yuan: more than half of the values are wrong/)).toBeTruthy();
});

test('a plan that someone else has published meanwhile says so and is read again', async () => {
  let isPublished = false;
  const { user } = await open({
    importGet: () => (isPublished ? sampleImport({ status: 'published', plan: samplePlan, version: 4 }) : planned),
    importPublish: () => {
      isPublished = true;
      return refuse('300925');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/The current state of the import does not allow this/)).toBeTruthy();
  expect(await screen.findByText(/Published as catalogue version 4/)).toBeTruthy();
});

test('above a limit the page says that a second person decides', async () => {
  const { user } = await open({ importGet: planned, importPublish: () => refuse('301010') });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/wait for approval by a second person/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
});

test('without the power to publish the plan is read only', async () => {
  await open({ importGet: planned }, ['/manager/import']);
  expect(await screen.findByText(/You have no permission to publish/)).toBeTruthy();
  for (const name of ['Publish', 'Change column meanings', 'Discard'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('refused rows are listed by page and downloaded in the supplier’s columns', async () => {
  const { calls, user } = await open({
    importGet: planned,
    importProblems: {
      rows: [{ tableNo: 1, line: 9, field: 'number', code: 'unknownReference', reason: 'is unknown', detail: 'NOPE' }],
      total: 1,
    },
    importRefused: { fileName: 'list-refused.csv', mediaType: 'text/csv', content: btoa('a') },
  });
  await user.click(await screen.findByRole('button', { name: /^View rows/ }));
  expect(await screen.findByText('OE (id or OE number) is unknown')).toBeTruthy();
  expect(sent(calls, 'importProblems')).toEqual({
    ...{ importId: 12, tableNo: 1, code: 'unknownReference', pageNum: 1, pageSize: 20 },
  });
  let name = '';
  const create = document.createElement.bind(document);
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  document.createElement = (tag: string) => {
    const made = create(tag);
    if (made instanceof HTMLAnchorElement)
      made.click = () => {
        name = made.download;
      };
    return made;
  };
  await user.click(screen.getByRole('button', { name: /^Download refused rows/ }));
  await waitFor(() => expect(name).toBe('list-refused.csv'));
  document.createElement = create;
});

test('a failed import says what to do and is tried again', async () => {
  const failure = { code: 'diskFull' as const, detail: '' };
  const { calls, user } = await open({
    importGet: sampleImport({ status: 'failed', failure }),
    importStart: null,
  });
  expect(await screen.findByText('The server’s disk is full')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent(calls, 'importStart')).toEqual({ importId: 12 }));
});

test('the page asks again while the server works, and stops when it waits for a person', async () => {
  const states = [sampleImport({ status: 'checking' }), sampleImport({ status: 'checking' }), planned];
  const { calls } = await open({ importGet: () => states.shift() ?? planned });
  expect(await screen.findByText('Checking data')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Publish' }, { timeout: 15_000 })).toBeTruthy();
  expect(calls.filter(({ operation }) => operation === 'importGet')).toHaveLength(3);
});

test('a discarded import is confirmed first', async () => {
  const { calls, user } = await open({ importGet: planned, importDiscard: null });
  await user.click(await screen.findByRole('button', { name: 'Discard import' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent(calls, 'importDiscard')).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Discard import' }));
  await waitFor(() => expect(sent(calls, 'importDiscard')).toEqual({ importId: 12, rowVersion: 3 }));
});

test('a withdrawn import says since when and by whom, and what to do once it is no longer kept', async () => {
  const withdrawn = { at: '2026-11-21T01:00:00.000Z', by: 'ben', canPublishAgain: false };
  await open({ importGet: sampleImport({ status: 'withdrawn', plan: samplePlan, version: 4, withdrawn }) });
  expect(await screen.findByText(/^Version 4 was withdrawn \(.*, ben\)/)).toBeTruthy();
  expect(screen.getByText(/Import its files again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Publish|Discard/ })).toBeNull();
});

test('an import by a key names the key, with its files, their sizes and rows', async () => {
  const made = { createdBy: 'maker', keyName: 'nightly', status: 'planned', plan: samplePlan } as const;
  await open({ importGet: sampleImport(made) });
  expect(await screen.findByText(/maker, key nightly/)).toBeTruthy();
  const files = within(screen.getAllByRole('region', { name: 'Files' })[0] ?? expect.unreachable());
  expect(files.getByRole('row', { name: 'list.xlsx 10 B 1,200' })).toBeTruthy();
});

test('an import by the command says so, and names the files of one that stored none', async () => {
  await open({
    importGet: sampleImport({ createdBy: null, isByCommand: true, uploads: [], status: 'planned', plan: samplePlan }),
  });
  expect(await screen.findByText(/· command ·/)).toBeTruthy();
  expect(screen.getByRole('row', { name: 'list.xlsx — 1,200' })).toBeTruthy();
});
