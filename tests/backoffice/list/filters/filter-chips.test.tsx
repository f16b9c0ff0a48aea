import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackoffice } from '../../../support/screens/open-backoffice.tsx';

type User = Awaited<ReturnType<typeof openBackoffice>>['user'];

/** The body of the last request for a list. */
const lastBody = (calls: readonly { operation: string; body: unknown }[], operation: string) =>
  calls.findLast((call) => call.operation === operation)?.body;

async function addFilter(user: User, field: string) {
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: field }));
  return within(await screen.findByRole('form', { name: field }));
}

async function chooseOperator(user: User, field: string, operator: string) {
  await user.click(await screen.findByRole('combobox', { name: `${field}: condition` }));
  await user.click(await screen.findByTitle(operator));
}

test('a switch is filtered by yes or no, and its chip is removed by the keyboard', async () => {
  const { user, calls, url } = await openBackoffice('/manager/package');
  const editor = await addFilter(user, 'On sale');
  await user.click(editor.getByRole('combobox', { name: 'On sale' }));
  await user.click(await screen.findByTitle('No'));
  await waitFor(() => expect(lastBody(calls, 'packageList')).toMatchObject({ filters: { isOnSale: false } }));
  await waitFor(() => expect(url()).toContain('[field]=isOnSale'));
  const chip = screen.getByRole('button', { name: 'On sale is No' });
  await waitFor(() => expect(document.activeElement).toBe(chip));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(lastBody(calls, 'packageList')).toMatchObject({ filters: {} }));
  await waitFor(() => expect(url()).not.toContain('isOnSale'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});

test('a range of a link of an earlier version is one chip', async () => {
  const query = [
    'filters[0][field]=releasedOn&filters[0][operator]=gte&filters[0][value]=2026-03-01',
    'filters[1][field]=releasedOn&filters[1][operator]=lte&filters[1][value]=2026-03-31',
  ].join('&');
  const { user, calls } = await openBackoffice(`/manager/version?current=1&pageSize=10&${query}`);
  await waitFor(() =>
    expect(lastBody(calls, 'versionList')).toMatchObject({
      filters: { releasedOn: { from: '2026-03-01', to: '2026-03-31' } },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Released on 2026-03-01 – 2026-03-31' }));
  expect((await screen.findByPlaceholderText<HTMLInputElement>('From')).value).toBe('2026-03-01');
  expect(screen.getByPlaceholderText<HTMLInputElement>('To').value).toBe('2026-03-31');
});

test('relative days stay relative in the URL and are sent as the range that they are today', async () => {
  const { user, calls, url } = await openBackoffice('/manager/notice');
  const editor = await addFilter(user, 'End');
  await user.click(editor.getByRole('button', { name: 'Last 7 days' }));
  await waitFor(() =>
    expect(lastBody(calls, 'noticeList')).toMatchObject({
      filters: { endTime: { from: expect.stringMatching(/^\d{4}-/), to: expect.stringMatching(/^\d{4}-/) } },
    }),
  );
  await waitFor(() => expect(url()).toContain('[value]=last7Days'));
  expect(screen.getByRole('button', { name: 'End Last 7 days' })).toBeTruthy();
});

test('a text is searched with Enter, and clearing the filters lists everything again', async () => {
  const { user, calls, url } = await openBackoffice('/manager/role');
  await user.type(await screen.findByRole('textbox', { name: 'Search by role' }), 'sell{Enter}');
  await waitFor(() => expect(lastBody(calls, 'roleList')).toMatchObject({ filters: { roleName: 'sell' } }));
  expect(screen.getByRole('button', { name: 'Role contains “sell”' })).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? expect.unreachable('no button'));
  await waitFor(() => expect(lastBody(calls, 'roleList')).toMatchObject({ filters: {} }));
  await waitFor(() => expect(url()).not.toContain('filters[0]'));
});

test('a text can be excluded, or required to be empty', async () => {
  const { user, calls } = await openBackoffice('/manager/role');
  const editor = await addFilter(user, 'Role');
  await chooseOperator(user, 'Role', 'is not');
  await user.type(editor.getByRole('textbox', { name: 'Role' }), 'sell{Enter}');
  await waitFor(() => expect(lastBody(calls, 'roleList')).toMatchObject({ filters: { roleName: { not: 'sell' } } }));
  await user.click(await screen.findByRole('button', { name: 'Role is not “sell”' }));
  await chooseOperator(user, 'Role', 'is empty');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(lastBody(calls, 'roleList')).toMatchObject({ filters: { roleName: { empty: true } } }));
});

test('Esc closes the editor of a new condition without adding it', async () => {
  const { user, calls } = await openBackoffice('/manager/role');
  const editor = await addFilter(user, 'Role');
  await waitFor(() => expect(document.activeElement).toBe(editor.getByRole('textbox', { name: 'Role' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Role' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Role' })).toBeNull();
  expect(calls.filter(({ operation }) => operation === 'roleList')).toHaveLength(1);
});

test('an amount is filtered in yuan and sent in fen, also from a link', async () => {
  const { user, calls, url } = await openBackoffice('/manager/package');
  const editor = await addFilter(user, 'Price');
  fireEvent.change(editor.getByRole('spinbutton', { name: 'Price: From' }), { target: { value: '99.5' } });
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(lastBody(calls, 'packageList')).toMatchObject({ filters: { priceFen: { from: 9950 } } }));
  expect(await screen.findByRole('button', { name: 'Price ≥ ¥99.50' })).toBeTruthy();
  await waitFor(() => expect(url()).toContain('priceFen'));
  cleanup();
  const linked = await openBackoffice(url());
  expect(await screen.findByRole('button', { name: 'Price ≥ ¥99.50' })).toBeTruthy();
  await waitFor(() =>
    expect(lastBody(linked.calls, 'packageList')).toMatchObject({ filters: { priceFen: { from: 9950 } } }),
  );
});
