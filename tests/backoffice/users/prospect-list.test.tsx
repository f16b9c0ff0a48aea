import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays } from '../../../src/contract/days/calendar-days.ts';
import type { ImportPlan } from '../../../src/contract/record-imports/record-import.ts';
import { shopDate } from '../../../src/contract/shop-time.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';
import { choices, counts, prospect, remark } from './sample-prospects.ts';

const rows = [prospect(1, { dueOn: '2026-01-02' }), prospect(2), prospect(3, { intention: null })];
const overrides: Overrides = {
  prospectList: { rows, total: 3 },
  prospectGet: ({ id }) => rows.find(({ userId }) => userId === id) ?? prospect(id),
  prospectCounts: counts,
  prospectChoices: choices,
  remarkList: { rows: [], total: 0 },
  remarkUpdate: remark(9),
  prospectEdit: prospect(1),
};
const open = (url: string, more: Overrides = {}, powers: readonly string[] = allPowers) =>
  openBackoffice(url, { overrides: { ...overrides, ...more }, powers });
const bodiesOf = (calls: readonly { operation: string; body: unknown }[], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ body }) => body);
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the list shows who, intention, due date, next step and owner, and an overdue date says so', async () => {
  await open('/manager/opportunity');
  const row = within(await screen.findByRole('row', { name: /Garage 1/ }));
  expect(row.getByText('High')).toBeTruthy();
  expect(row.getByText(/^Overdue: /)).toBeTruthy();
  expect(row.getByText('Send the offer')).toBeTruthy();
  expect(row.getByText('Zhou')).toBeTruthy();
});

const listUrl = (...filters: (readonly [field: string, operator: string, value: string])[]) =>
  `/manager/opportunity?${new URLSearchParams(
    filters.flatMap(([field, operator, value], index) =>
      Object.entries({ field, operator, value }).map(([key, part]) => [`filters[${index}][${key}]`, part]),
    ),
  )}`;
const overdueFree = listUrl(
  ['ownerId', 'null', 'true'],
  ['dueOn', 'eq', 'beforeToday'],
  ['nameOrPhone', 'contains', 'garage'],
);

test('the counts by intention set the filter of the list, and are those of its other filters', async () => {
  const { user, calls } = await open(overdueFree);
  const isPressed = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  await user.click(await screen.findByRole('button', { name: /^High\s*2/ }));
  const others = {
    ...{ ownerId: { empty: true }, nameOrPhone: 'garage' },
    dueOn: { to: addDays(shopDate(), -1) },
  };
  await waitFor(() =>
    expect(bodiesOf(calls, 'prospectList').at(-1)).toEqual({
      filters: { ...others, intention: 11 },
      sort: [{ field: 'dueOn', order: 'asc' }],
      ...{ pageNum: 1, pageSize: 10 },
    }),
  );
  expect(bodiesOf(calls, 'prospectCounts').at(-1)).toEqual({ filters: others });
  expect(await screen.findByRole('button', { name: 'Intention is High' })).toBeTruthy();
  expect(isPressed(/^High/)).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Not rated/ }));
  await waitFor(() =>
    expect(bodiesOf(calls, 'prospectList').at(-1)).toMatchObject({
      filters: { ...others, intention: { empty: true } },
    }),
  );
  await user.click(screen.getByRole('button', { name: /^All/ }));
  await waitFor(() => expect(bodiesOf(calls, 'prospectList').at(-1)).toMatchObject({ filters: others }));
  expect(isPressed(/^All/)).toBe('true');
});

test('the list has saved views, columns, filters by name and an export of what it shows', async () => {
  const { user, calls } = await open('/manager/opportunity', { listExport: { rows, total: 3 } });
  const row = await screen.findByRole('row', { name: /Garage 1/ });
  expect(row.querySelectorAll('td')).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: /^Views/ }));
  expect(await screen.findByRole('menuitem', { name: /Save/ })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Owner' }));
  await user.click(await screen.findByRole('combobox', { name: 'Owner' }));
  const offered = await screen.findAllByText(/· S0/, { selector: '.ant-select-item-option-content' });
  // One's own first.
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Zhou · S01', 'Chen · S02']);
  await user.click(offered[1] ?? expect.unreachable());
  await waitFor(() => expect(bodiesOf(calls, 'prospectList').at(-1)).toMatchObject({ filters: { ownerId: 3 } }));
});

test('the address of a record opens it beside the list', async () => {
  const { url } = await open('/manager/opportunity/show/2');
  await drawer('Garage 2');
  expect(url()).toMatch(/^\/manager\/opportunity\?(.*&)?record=2\b/);
  expect(await screen.findByRole('row', { name: /Garage 1/ })).toBeTruthy();
});

test('a remark ends the plan of the user by one button', async () => {
  const { user, calls } = await open('/manager/opportunity', {
    prospectGet: ({ id }) => prospect(id, { nextStep: 'Send the offer', dueOn: '2026-12-01' }),
  });
  await user.click(await screen.findByRole('link', { name: 'Garage 1' }));
  const first = await drawer('Garage 1');
  await user.type(await first.findByLabelText('Remark'), 'Sent');
  await user.click(first.getByRole('button', { name: 'Done, no next step' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await drawer('Garage 2');
  expect(bodiesOf(calls, 'remarkUpdate')).toMatchObject([{ remarks: 'Sent', nextStep: '', dueOn: null }]);
});

test('a remark goes on with the plan of the user until it is changed', async () => {
  const { user, calls } = await open('/manager/opportunity', {
    prospectGet: ({ id }) => prospect(id, { nextStep: 'Send the offer', dueOn: '2026-12-01' }),
  });
  await user.click(await screen.findByRole('link', { name: 'Garage 1' }));
  const first = await drawer('Garage 1');
  await user.type(await first.findByLabelText('Remark'), 'Was busy');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await drawer('Garage 2');
  expect(bodiesOf(calls, 'remarkUpdate')).toEqual([
    { userId: 1, remarks: 'Was busy', intention: null, nextStep: 'Send the offer', dueOn: '2026-12-01' },
  ]);
});

test('Ctrl+Enter saves the remark and opens the next prospect, with the focus in its remark', async () => {
  const { user, calls, url } = await open('/manager/opportunity');
  await user.click(await screen.findByRole('link', { name: 'Garage 1' }));
  const first = await drawer('Garage 1');
  await user.type(await first.findByLabelText('Remark'), 'Wants a trial');
  await user.click(first.getByRole('radio', { name: 'Low' }));
  await user.clear(first.getByLabelText('Next step'));
  await user.type(first.getByLabelText('Next step'), 'Call again');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await drawer('Garage 2');
  expect(bodiesOf(calls, 'remarkUpdate')).toEqual([
    { userId: 1, remarks: 'Wants a trial', intention: 12, nextStep: 'Call again', dueOn: '2026-01-02' },
  ]);
  expect(url()).toMatch(/[?&]record=2\b/);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
  expect(document.activeElement).toHaveProperty('value', '');
});

test('Page Down and Page Up go through the list, and what was typed is there on return', async () => {
  const { user } = await open('/manager/opportunity');
  await user.click(await screen.findByRole('link', { name: 'Garage 1' }));
  await user.type(await (await drawer('Garage 1')).findByLabelText('Remark'), 'half a thought');
  await user.keyboard('{PageDown}');
  const second = await drawer('Garage 2');
  expect((await second.findByLabelText<HTMLTextAreaElement>('Remark')).value).toBe('');
  await user.keyboard('{PageUp}');
  const first = await drawer('Garage 1');
  expect((await first.findByLabelText<HTMLTextAreaElement>('Remark')).value).toBe('half a thought');
  await user.clear(await first.findByLabelText('Remark'));
});

test('after the last prospect of the page come those of the fresh list that were not opened, then the list is finished', async () => {
  let lists = 0;
  const { user, url } = await open('/manager/opportunity', {
    prospectList: () => {
      lists += 1;
      return lists === 1 ? { rows: rows.slice(0, 2), total: 3 } : { rows: rows.slice(1), total: 3 };
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Garage 1' }));
  for (const name of ['Garage 1', 'Garage 2', 'Garage 3']) {
    await (await drawer(name)).findByLabelText('Remark');
    await user.keyboard('{PageDown}');
  }
  expect(await screen.findByText('You have gone through the whole list')).toBeTruthy();
  expect(url()).not.toMatch(/[?&]record=/);
});

test('an empty remark is not sent', async () => {
  const { user, calls } = await open('/manager/opportunity?record=1');
  const first = await drawer('Garage 1');
  await user.click(await first.findByRole('button', { name: 'Save and next' }));
  expect((await first.findByRole('alert')).textContent).toBe('Enter a remark');
  expect(bodiesOf(calls, 'remarkUpdate')).toEqual([]);
});

test('a refused remark stays in the form with the message', async () => {
  const { user, url } = await open('/manager/opportunity?record=1', {
    remarkUpdate: () => refuse('300223'),
  });
  const first = await drawer('Garage 1');
  await user.type(await first.findByLabelText('Remark'), 'kept');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect((await first.findByRole('alert')).textContent).toMatch(/“Intention” dictionary/);
  expect(first.getByLabelText<HTMLTextAreaElement>('Remark').value).toBe('kept');
  expect(url()).toMatch(/[?&]record=1\b/);
  await user.clear(first.getByLabelText('Remark'));
});

test('a prospect is taken over with the version that was seen, and the list is read again', async () => {
  const mine = { ...rows[0], ...prospect(1, { ownerId: 3, ownerName: 'Chen' }) };
  const { user, calls } = await open('/manager/opportunity?record=1', { prospectGet: mine });
  const first = await drawer('Garage 1');
  await user.click(await first.findByRole('button', { name: 'Assign to me' }));
  await waitFor(() =>
    expect(bodiesOf(calls, 'prospectEdit')).toEqual([{ id: 1, rowVersion: 3, values: { ownerId: 2 } }]),
  );
  const reads = bodiesOf(calls, 'prospectList').length;
  await waitFor(() => expect(bodiesOf(calls, 'prospectList').length).toBeGreaterThan(1));
  expect(reads).toBeGreaterThan(0);
});

test('all prospects that match the filters are given by a plan that stays in view, to be undone, once the list is empty', async () => {
  const none = { changed: 0, conflict: 0, refused: 0, open: 0 };
  const plan = {
    ...{ planId: '7d9f6a52-3a1c-4f7e-9c2e-0c6f4d1b2a33', resource: 'prospect', changes: { ownerId: 3 } },
    ...{ planned: { change: 3, unchanged: 0, refused: 0 }, applied: { ...none, open: 3 }, undone: none },
  };
  let isApplied = false;
  const { user, calls } = await open(listUrl(['ownerId', 'null', 'true'], ['intention', 'eq', '11']), {
    prospectList: () => (isApplied ? { rows: [], total: 0 } : { rows, total: 3 }),
    bulkPlan: plan,
    bulkApply: () => {
      isApplied = true;
      return { ...plan, applied: { ...none, changed: 3 }, undone: { ...none, open: 3 } };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Garage 1/ }));
  await user.click(screen.getByRole('button', { name: 'Bulk change…' }));
  const form = await drawer('Bulk change');
  await user.click(form.getByRole('radio', { name: 'All 3 records that match the filters' }));
  await user.click(form.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByText('Owner', { selector: '.ant-select-item-option-content' }));
  await user.click(await form.findByRole('combobox', { name: 'New value' }));
  await user.click(await screen.findByText('Chen · S02', { selector: '.ant-select-item-option-content' }));
  await user.click(form.getByRole('button', { name: 'Preview' }));
  expect((await form.findByRole('list', { name: 'New value' })).textContent).toBe('Owner: Chen · S02');
  expect(bodiesOf(calls, 'bulkPlan')).toEqual([
    { resource: 'prospect', filters: { ownerId: { empty: true }, intention: 11 }, values: { ownerId: 3 } },
  ]);
  await user.click(form.getByRole('button', { name: 'Change 3 records' }));
  await screen.findByText(/^No records match/);
  expect(form.getByRole('button', { name: 'Undo changes' })).toBeTruthy();
});

test('without the power to edit there is no remark form, no choice of an owner and no check box', async () => {
  const powers = allPowers.filter((code) => code !== '/manager/opportunity:edit');
  await open('/manager/opportunity?record=1', {}, powers);
  const first = await drawer('Garage 1');
  await first.findByText('No remarks yet');
  expect(first.queryByLabelText('Remark')).toBeNull();
  expect(first.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('remarks are imported from a file: what would be added is shown first', async () => {
  const plan: ImportPlan = {
    ...{ planId: 'a'.repeat(22), encoding: 'utf-8', total: 2, adds: 1, edits: 0, same: 0, bad: 1, ignoredColumns: [] },
    problems: [{ line: 3, column: 'User', value: 'lee', message: 'is no such user' }],
    rows: [{ line: 2, action: 'add', name: 'user1', changes: [{ field: 'intention', before: null, after: 11 }] }],
  };
  const { user, calls } = await open('/manager/opportunity', {
    remarkImportPlan: plan,
    remarkImportApply: { total: 1, applied: 1, refused: 0, refusals: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Choose or drop a CSV file');
  const input = document.querySelector('input[type=file]') ?? expect.unreachable();
  fireEvent.change(input, { target: { files: [new File(['User'], 'remarks.csv', { type: 'text/csv' })] } });
  expect(await dialog.findByText('Intention: High')).toBeTruthy();
  expect(dialog.getByText('is no such user')).toBeTruthy();
  expect(bodiesOf(calls, 'remarkImportPlan')).toMatchObject([
    { labels: { heads: { User: 'user', Remark: 'remarks' } } },
  ]);
  await user.click(dialog.getByRole('button', { name: /^Apply/ }));
  await dialog.findByText(/^Done/);
  expect(bodiesOf(calls, 'remarkImportApply')).toEqual([{ planId: plan.planId }]);
});

test('without the power to edit, nothing is imported', async () => {
  await open('/manager/opportunity', {}, ['/manager/opportunity']);
  await screen.findByRole('row', { name: /Garage 1/ });
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});
