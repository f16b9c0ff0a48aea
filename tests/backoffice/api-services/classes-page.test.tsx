import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BigClass } from '../../../src/contract/api-services/interfaces/class-schemas.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

function serviceClass(given: Partial<BigClass> = {}): BigClass {
  return {
    classId: 1,
    code: 'vehicles',
    name: '车型',
    nameEn: 'Vehicles',
    desc: '',
    descEn: '',
    iconName: 'car',
    industryLabel: '',
    industryLabelEn: '',
    serviceType: null,
    serviceStatus: 'on',
    interfaces: 0,
    rowVersion: 2,
    ...given,
  };
}

const classes = [serviceClass(), serviceClass({ classId: 5, code: 'parts', nameEn: 'Parts', interfaces: 3 })];

const openClasses = (overrides: Overrides = {}, options: Parameters<typeof openBackoffice>[1] = {}) =>
  openBackoffice('/manager/service', {
    ...options,
    overrides: { bigClassList: { rows: classes, total: 2 }, resultDicSelect: [], ...overrides },
  });

test('a class is saved with the version that was seen', async () => {
  const { user, calls } = await openClasses({ bigClassSave: serviceClass({ rowVersion: 3 }) });
  await user.click(await screen.findByRole('button', { name: 'Edit Vehicles' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name (English)'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Service class saved')).toBeTruthy();
  const { interfaces: _, ...saved } = serviceClass({ nameEn: 'Vehicles!' });
  expect(calls.find(({ operation }) => operation === 'bigClassSave')?.body).toEqual(saved);
});

test('a class without a name or code is not sent, and says what is missing', async () => {
  const { user, calls } = await openClasses();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Code is required')).toBeTruthy();
  expect(calls.filter(({ operation }) => operation === 'bigClassSave')).toEqual([]);
});

test('after a conflict the sides are chosen field by field and saved over the newer version', async () => {
  let isTaken = false;
  const { user, calls } = await openClasses({
    bigClassSave() {
      if (isTaken) return serviceClass();
      isTaken = true;
      return refuse('900410', {
        theirs: { ...serviceClass({ descEn: 'theirs', rowVersion: 8 }) },
        changedBy: 'liu',
        changedAt: null,
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Vehicles' }));
  await user.type(await screen.findByLabelText('Name (English)'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save selected values' }));
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'bigClassSave')).toHaveLength(2));
  expect(calls.findLast(({ operation }) => operation === 'bigClassSave')?.body).toMatchObject({
    rowVersion: 8,
    nameEn: 'Vehicles!',
    descEn: 'theirs',
  });
});

test('the order is changed by keyboard and saved with the versions that were seen', async () => {
  const { user, calls } = await openClasses({ bigClassOrder: ({ rows }) => ({ rows }) });
  await user.click(await screen.findByRole('button', { name: 'Reorder' }));
  (await screen.findByRole('button', { name: 'Move Parts' })).focus();
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'bigClassOrder')?.body).toEqual({
      rows: [
        { classId: 5, rowVersion: 2 },
        { classId: 1, rowVersion: 2 },
      ],
    }),
  );
});

test('a class with interfaces cannot be deleted, and leads to them', async () => {
  await openClasses();
  const remove = await screen.findByRole('button', { name: 'Delete Parts' });
  expect(remove.hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe('/manager/interface?class=5');
});

test('without the power to edit there are no actions', async () => {
  await openClasses({}, { powers: ['/manager/service'] });
  await screen.findByText('Vehicles');
  expect(screen.queryByRole('button', { name: /^(Add|Reorder|Edit|Delete)/ })).toBeNull();
});
