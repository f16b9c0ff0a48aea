import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { interfaceCalls } from '../../../src/contract/api-services/interfaces/calls.ts';
import type { ResultOf } from '../../../src/contract/call.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const PATH = '/manager/preview';

const draft: ResultOf<typeof interfaceCalls.previewList>['rows'][number] = {
  ...{ interfaceId: 7, code: 'vinToVehicle', name: 'VIN 查车型', nameEn: 'VIN to vehicle', status: 'published' },
  ...{ version: 2, updatedAt: '2026-11-20T02:00:00.000Z', users: 1, rowVersion: 5 },
};
const shop = { userId: 9, username: 'shop', companyName: 'Garage' };

const open = (overrides: Overrides = {}, powers: readonly string[] = [PATH, `${PATH}:edit`, '/manager/permissions']) =>
  openBackoffice(PATH, {
    powers,
    overrides: {
      previewList: { rows: [draft], total: 1 },
      previewUsers: { rows: [shop] },
      permissionSubjects: { customers: [{ userId: 12, username: 'north', companyName: null }], roles: [] },
      previewSave: { rows: [shop], rowVersion: 6 },
      ...overrides,
    },
  });

const openUsers = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Preview customers VIN to vehicle' }));
  return within(await screen.findByRole('dialog'));
};

test('each unpublished definition links to its draft, as customers read it', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Open draft VIN to vehicle' });
  expect(link.getAttribute('href')).toBe('/document/vinToVehicle?preview=1');
});

test('a customer is added to those who may read the draft, with the version that was seen', async () => {
  const { user, calls } = await open();
  const drawer = await openUsers(user);
  await drawer.findByText('shop');
  const add = drawer.getByRole('button', { name: 'Add' });
  expect(add.hasAttribute('disabled')).toBe(true);
  fireEvent.mouseDown(drawer.getByRole('combobox', { name: 'Customer' }));
  await user.click(await screen.findByTitle('north'));
  await waitFor(() => expect(add.hasAttribute('disabled')).toBe(false));
  await user.click(add);
  expect(await screen.findByText('Preview customers saved')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'previewSave')?.body).toEqual({
    interfaceId: 7,
    rowVersion: 5,
    userIds: [9, 12],
  });
});

test('a customer is removed, and a refusal says why', async () => {
  const { user, calls } = await open({ previewSave: () => refuse('301113') });
  const drawer = await openUsers(user);
  await user.click(await drawer.findByRole('button', { name: 'Remove shop' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'previewSave')?.body).toMatchObject({ userIds: [] });
});

test('without the power to edit, the customers are only listed', async () => {
  const { user } = await open({}, [PATH]);
  const drawer = await openUsers(user);
  expect(await drawer.findByText('shop')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Remove shop' })).toBeNull();
  expect(drawer.queryByRole('button', { name: 'Add' })).toBeNull();
});
