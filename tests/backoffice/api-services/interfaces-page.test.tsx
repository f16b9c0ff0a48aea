import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InterfaceRow } from '../../../src/contract/api-services/interfaces/interface-schemas.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

function row(given: Partial<InterfaceRow> = {}): InterfaceRow {
  return {
    interfaceId: 7,
    code: 'vinToVehicle',
    name: 'VIN 查车型',
    nameEn: 'VIN to vehicle',
    classId: 1,
    className: '车型',
    classNameEn: 'Vehicles',
    status: 'draft',
    version: null,
    hasChanges: true,
    sourceKind: 'operation',
    count: 2,
    rule: 'item',
    sunsetOn: null,
    replacementCode: null,
    updatedAt: '2026-11-20T02:00:00.000Z',
    updatedBy: 'liu',
    rowVersion: 3,
    ...given,
  };
}

const openList = (rows: InterfaceRow[], overrides: Overrides = {}, url = '/manager/interface') =>
  openBackoffice(url, { overrides: { interfaceList: { rows, total: rows.length }, ...overrides } });

const openMenu = async (user: Awaited<ReturnType<typeof openList>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'More actions for VIN to vehicle' }));
  return within(await screen.findByRole('menu', { name: '' }));
};

test('each interface has its code, class, status, version, price and time', async () => {
  await openList([row({ status: 'published', version: 4 })]);
  const link = await screen.findByRole('link', { name: 'VIN to vehicle' });
  expect(link.getAttribute('href')).toBe('/manager/interface/show/vinToVehicle');
  const cells = [...(link.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);
  expect(cells.slice(1, 7)).toEqual([
    'vinToVehicle',
    'Vehicles',
    'PublishedUnpublished changes',
    'v4',
    '2 units per item',
    'Internal operation',
  ]);
});

test('filters and the sort are in the URL and are sent', async () => {
  const { calls } = await openList([], {}, '/manager/interface?q=VIN&status=off&class=3&sort=code&order=asc');
  expect(await screen.findByText('No records match. Change the filters and try again.')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'interfaceList')?.body).toMatchObject({
    sort: { field: 'code', order: 'asc' },
    filters: { name: 'VIN', status: 'off', classId: 3 },
  });
});

test('without interfaces the page says how to begin', async () => {
  await openList([]);
  expect(await screen.findByText('No interfaces yet')).toBeTruthy();
});

test('a draft can be deleted with the version that was seen, and restored', async () => {
  const { user, calls } = await openList([row()]);
  const menu = await openMenu(user);
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Publish', 'Delete draft']);
  await user.click(menu.getByRole('menuitem', { name: 'Delete draft' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'interfaceDelete')?.body).toEqual({
    interfaceId: 7,
    rowVersion: 3,
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'deletedRestore')?.body).toEqual({
      subject: 'apiInterface',
      id: 7,
    }),
  );
});

test('a published interface is deprecated with its end and replacement; a refusal stays in the dialog', async () => {
  const { user, calls } = await openList([row({ status: 'published', version: 1 })], {
    interfaceDeprecate: () => refuse('301109'),
  });
  const menu = await openMenu(user);
  expect(menu.queryByRole('menuitem', { name: 'Delete draft' })).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: 'Deprecate' }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Deprecate' });
  expect(submit.hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByLabelText('End of service'), '2099-12-31');
  await user.click(submit);
  expect(await dialog.findByText('The end date must be after today')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'interfaceDeprecate')?.body).toEqual({
    interfaceId: 7,
    rowVersion: 3,
    sunsetOn: '2099-12-31',
    replacementCode: null,
  });
});

test('without the power to edit there are no actions', async () => {
  const overrides: Overrides = { interfaceList: { rows: [row()], total: 1 } };
  await openBackoffice('/manager/interface', { powers: ['/manager/interface'], overrides });
  expect(await screen.findByRole('link', { name: 'Edit VIN to vehicle' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

test('an untrue definition cannot be published, and each problem leads to its field', async () => {
  const { user, url } = await openList([row()], {
    interfaceCheck: {
      problems: [{ path: 'body.vin', message: 'is no parameter of the operation' }],
      changes: [],
      isBreaking: false,
    },
  });
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 mismatch with the actual interface: correct it before publishing')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'body.vin' }));
  expect(url()).toBe('/manager/interface/show/vinToVehicle');
});

test('what breaks callers is shown beside what was served, and needs notes in both languages', async () => {
  const change = {
    path: 'body.vin.type',
    kind: 'changed' as const,
    before: '"string"',
    after: '"integer"',
    isBreaking: true,
  };
  const { user, calls } = await openList([row({ status: 'published', version: 1 })], {
    interfaceCheck: { problems: [], changes: [change], isBreaking: true },
    interfacePublish: () => refuse('301105'),
  });
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  const changed = (await dialog.findByText('body.vin.type')).closest('tr');
  expect([...(changed?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'string',
    'integer',
  ]);
  const publish = dialog.getByRole('button', { name: 'Publish' });
  await user.type(dialog.getByLabelText('Release notes (Chinese)'), '改');
  expect(publish.hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByLabelText('Release notes (English)'), 'x');
  await user.click(publish);
  expect(await dialog.findByText('Nothing has changed; there is nothing to publish')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'interfacePublish')?.body).toEqual({
    interfaceId: 7,
    rowVersion: 3,
    notes: '改',
    notesEn: 'x',
  });
});

test('each row says when and by whom it was changed, under heads in the language of the page', async () => {
  await openList([row({ updatedBy: '' }), row({ interfaceId: 8, code: 'other', updatedBy: 'liu' })]);
  await screen.findByText('other');
  const cells = (code: string) =>
    [...(screen.getByText(code).closest('tr')?.cells ?? [])].map((cell) => cell.textContent);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
  expect(cells('vinToVehicle').some((text) => text?.endsWith('the product'))).toBe(true);
  expect(cells('other').some((text) => text?.endsWith('liu'))).toBe(true);
});
