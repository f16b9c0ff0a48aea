import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountRow } from '../../../src/contract/users/schemas.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';
import { bodiesOf } from './sample-user.ts';

const main: AccountRow = {
  userId: 7,
  username: 'liwei',
  userRealname: 'Ms Li',
  phoneNum: '139****0001',
  companyName: 'Garage Li',
  accountType: 'mainWithPackage',
  childType: null,
  parentId: null,
  parentName: null,
  subNum: 1,
  userState: 'enabled',
  expireTime: '2027-03-01T16:00:00.000Z',
  left: { C: 128, B: 9 },
};
const sub: AccountRow = {
  ...main,
  userId: 8,
  username: 'bench2',
  userRealname: null,
  accountType: 'subWithPackage',
  childType: 'allocated',
  parentId: 7,
  parentName: 'liwei',
  subNum: 0,
  left: { C: 17, B: 0 },
};
const overrides: Overrides = {
  accountTypes: {
    accountTypes: [
      { accountType: 'mainWithPackage', count: 12 },
      { accountType: 'mainWithoutPackage', count: 0 },
      { accountType: 'subWithPackage', count: 5 },
      { accountType: 'subWithoutPackage', count: 1 },
    ],
    childTypes: [
      { childType: 'shared', count: 4 },
      { childType: 'allocated', count: 2 },
    ],
  },
  usersByAccountType: { rows: [main], total: 1 },
  usersByChildType: { rows: [sub], total: 1 },
};
const open = (url: string, more: Overrides = {}, powers: readonly string[] = allPowers) =>
  openBackoffice(url, { overrides: { ...overrides, ...more }, powers });

test('accounts of a type are listed with their lookups and the count of each type', async () => {
  const { calls } = await open('/manager/account?q=li');
  const row = within(await screen.findByRole('row', { name: /Ms Li/ }));
  for (const text of ['139****0001', 'Garage Li', '128', '9', 'Enabled']) expect(row.getByText(text)).toBeTruthy();
  expect(bodiesOf(calls, 'usersByAccountType')).toEqual([
    { accountType: 'mainWithPackage', search: 'li', pageNum: 1, pageSize: 10 },
  ]);
  expect(bodiesOf(calls, 'usersByChildType')).toEqual([]);
  expect(await screen.findByRole('radio', { name: /Sub, allocated lookups 2/ })).toBeTruthy();
});

test('a child type has a call of its own, and is in the URL', async () => {
  const { user, calls, url } = await open('/manager/account');
  await screen.findByRole('row', { name: /Ms Li/ });
  await user.click(await screen.findByRole('radio', { name: /Sub, shared lookups/ }));
  expect(url()).toBe('/manager/account?type=shared');
  await waitFor(() =>
    expect(bodiesOf(calls, 'usersByChildType')).toEqual([
      { childType: 'shared', search: '', pageNum: 1, pageSize: 10 },
    ]),
  );
});

test('a company opens to its sub accounts with what each can use', async () => {
  const { user, calls } = await open('/manager/account');
  const row = within(await screen.findByRole('row', { name: /Ms Li/ }));
  await user.click(row.getByRole('button', { name: 'Expand row' }));
  const inner = within(await screen.findByRole('row', { name: /^bench2/ }));
  expect(inner.getByText('17')).toBeTruthy();
  expect(bodiesOf(calls, 'usersByChildType')).toMatchObject([{ parentId: 7 }]);
});

test('when nothing is found there is a warning and an empty list, not an error', async () => {
  const { user, calls } = await open('/manager/account?type=mainWithoutPackage', {
    usersByAccountType: ({ accountType }) =>
      accountType === 'mainWithoutPackage' ? refuse('100100') : { rows: [main], total: 1 },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('No results found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(bodiesOf(calls, 'usersByAccountType')).toHaveLength(1);
  await user.click(screen.getByRole('radio', { name: /Main, with package/ }));
  expect(await screen.findByRole('row', { name: /Ms Li/ })).toBeTruthy();
  expect(screen.queryByText('No results found')).toBeNull();
});

test('a failure is an error with a retry', async () => {
  let isDown = true;
  const { user } = await open('/manager/account', {
    usersByAccountType: () => (isDown ? refuse('900503') : { rows: [main], total: 1 }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /Ms Li/ })).toBeTruthy();
});

test('an account leads to its user only with the power of that page', async () => {
  await open('/manager/account');
  expect((await screen.findByRole('link', { name: 'Ms Li' })).getAttribute('href')).toBe('/manager/user/show/7');
});

test('without the page of users an account is no link', async () => {
  await open(
    '/manager/account',
    {},
    allPowers.filter((code) => !code.startsWith('/manager/user')),
  );
  const row = within(await screen.findByRole('row', { name: /Ms Li/ }));
  expect(row.queryByRole('link')).toBeNull();
});
