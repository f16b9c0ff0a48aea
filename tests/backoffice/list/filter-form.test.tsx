import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

/** The filters of the last request for a list. */
const filtersOf = (calls: readonly { operation: string; body: unknown }[], operation: string) =>
  calls.findLast((call) => call.operation === operation)?.body;

async function choose(user: Awaited<ReturnType<typeof openBackoffice>>['user'], label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

test('a switch is filtered by yes or no, and returns to any', async () => {
  const { user, calls, url } = await openBackoffice('/manager/package');
  await choose(user, 'On sale', 'No');
  await waitFor(() => expect(filtersOf(calls, 'packageList')).toMatchObject({ filters: { isOnSale: false } }));
  await waitFor(() => expect(url()).toContain('[field]=isOnSale'));
  const select = screen.getByRole('combobox', { name: 'On sale' }).closest('.ant-select');
  fireEvent.mouseDown(select?.querySelector('.ant-select-clear') ?? expect.unreachable('nothing to clear'));
  await waitFor(() => expect(filtersOf(calls, 'packageList')).toMatchObject({ filters: {} }));
  await waitFor(() => expect(url()).not.toContain('isOnSale'));
});

test('a date is filtered by a range, which is in the URL', async () => {
  const query = [
    'filters[0][field]=releasedOn&filters[0][operator]=gte&filters[0][value]=2026-03-01',
    'filters[1][field]=releasedOn&filters[1][operator]=lte&filters[1][value]=2026-03-31',
  ].join('&');
  const { calls } = await openBackoffice(`/manager/version?current=1&pageSize=10&${query}`);
  await waitFor(() =>
    expect(filtersOf(calls, 'versionList')).toMatchObject({
      filters: { releasedOn: { from: '2026-03-01', to: '2026-03-31' } },
    }),
  );
  const form = within(await screen.findByRole('search'));
  expect(form.getByPlaceholderText<HTMLInputElement>('From').value).toBe('2026-03-01');
  expect(form.getByPlaceholderText<HTMLInputElement>('To').value).toBe('2026-03-31');
});

test('a range that is picked is requested and put into the URL', async () => {
  const { user, calls, url } = await openBackoffice('/manager/notice');
  const form = within(await screen.findByRole('search'));
  await user.type(form.getByPlaceholderText('From'), '2026-03-01');
  await user.tab();
  await user.type(form.getByPlaceholderText('To'), '2026-03-31{Enter}');
  await waitFor(() =>
    expect(filtersOf(calls, 'noticeList')).toMatchObject({
      filters: { endTime: { from: '2026-03-01', to: '2026-03-31' } },
    }),
  );
  await waitFor(() => expect(url()).toContain('[operator]=gte'));
});

test('a text is searched with Enter, and clearing the filters lists everything again', async () => {
  const { user, calls, url } = await openBackoffice('/manager/role');
  await user.type(await screen.findByRole('textbox', { name: 'Role' }), 'sell{Enter}');
  await waitFor(() => expect(filtersOf(calls, 'roleList')).toMatchObject({ filters: { roleName: 'sell' } }));
  await user.click(screen.getAllByRole('button', { name: 'Clear the filters' })[0] ?? expect.unreachable('no button'));
  await waitFor(() => expect(filtersOf(calls, 'roleList')).toMatchObject({ filters: {} }));
  await waitFor(() => expect(url()).not.toContain('filters[0]'));
});
