import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldRuleOf, withFieldRule } from '../../../src/backoffice/api-services/permissions/field-rule-of.ts';
import type { ApiKey } from '../../../src/contract/api-services/keys/schemas.ts';
import type { Grant, Permission } from '../../../src/contract/api-services/permissions/schemas.ts';
import { vinToVehicle } from '../../support/api-services/published-interfaces.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

function permission(given: Partial<Permission> = {}): Permission {
  return {
    permissionId: 3,
    userId: 9,
    username: 'shop',
    roleId: null,
    roleName: null,
    roleNameEn: null,
    interfaceCode: 'vinToVehicle',
    isAllowed: true,
    fieldRules: { 'vehicles.engine': 'masked' },
    perSecond: null,
    perDay: 500,
    rowVersion: 4,
    ...given,
  };
}

const grant: Grant = {
  grantId: 6,
  userId: 9,
  username: 'shop',
  interfaceCode: null,
  units: 100,
  used: 30,
  startsAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-12-20T15:59:59.000Z',
  origin: 'staff',
  reason: 'pilot',
  createdAt: '2026-11-20T02:00:00.000Z',
  revokedAt: null,
  rowVersion: 2,
};

const field = (path: string, depth: number) => ({
  part: 'response' as const,
  path,
  depth,
  name: path.split('.').at(-1) ?? '',
  type: 'string' as const,
  empty: false,
  desc: '',
  descEn: '',
});

const PATH = '/manager/permissions';
const powers = [PATH, `${PATH}:edit`, `${PATH}:grant`];

const open = (overrides: Overrides = {}, options: Parameters<typeof openBackoffice>[1] = {}) =>
  openBackoffice(PATH, {
    powers,
    ...options,
    overrides: {
      permissionList: { rows: [permission()], total: 1 },
      permissionSubjects: { customers: [], roles: [] },
      fields: { rows: [field('vehicles', 0), field('vehicles.engine', 1), field('vehicles.engine.code', 2)] },
      apiGrantList: { rows: [grant], total: 1 },
      ...overrides,
    },
  });

test('the rule of a field is that of the nearest field above it that has one', () => {
  const rules = { a: 'masked', 'a.b': 'absent' } as const;
  expect(['a', 'a.x', 'a.b.c', 'other'].map((path) => fieldRuleOf(path, rules))).toEqual([
    'masked',
    'masked',
    'absent',
    'full',
  ]);
  expect(withFieldRule(rules, 'a.b', undefined)).toEqual({ a: 'masked' });
});

test('each row says who may call what, with which fields and limits', async () => {
  await open();
  const cells = [...((await screen.findByText('vinToVehicle')).closest('tr')?.cells ?? [])];
  expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
    'shop Customer',
    'vinToVehicle',
    'Allowed',
    '1 masked',
    'Standard',
    '500',
  ]);
});

test('rules are saved with the version that was seen', async () => {
  const { user, calls } = await open({ permissionSave: permission() });
  await user.click(await screen.findByRole('button', { name: 'Edit shop vinToVehicle' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('combobox', { name: 'Rule for vehicles.engine.code' }));
  await user.click(await screen.findByTitle('Hidden'));
  await user.click(form.getByText('Denied'));
  await user.type(form.getByLabelText('Per second'), '5');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Permissions saved')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'permissionSave')?.body).toEqual({
    subject: { userId: 9 },
    interfaceCode: 'vinToVehicle',
    isAllowed: false,
    fieldRules: { 'vehicles.engine': 'masked', 'vehicles.engine.code': 'absent' },
    perSecond: 5,
    perDay: 500,
    rowVersion: 4,
  });
});

test('after a conflict the sides are chosen and saved over the newer version', async () => {
  let isTaken = false;
  const { user, calls } = await open({
    permissionSave() {
      if (isTaken) return permission();
      isTaken = true;
      return refuse('900410', {
        theirs: { ...permission({ perDay: 900, rowVersion: 8 }) },
        changedBy: 'liu',
        changedAt: null,
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit shop vinToVehicle' }));
  await user.type(await screen.findByLabelText('Per second'), '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Save selected values' }));
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'permissionSave')).toHaveLength(2));
  expect(calls.findLast(({ operation }) => operation === 'permissionSave')?.body).toMatchObject({
    rowVersion: 8,
    perSecond: 5,
    perDay: 900,
  });
});

test('the preview shows what holds for the customer, and why', async () => {
  const { user, calls } = await open({
    permissionPreview: {
      source: 'class',
      isAllowed: true,
      fieldRules: {},
      perSecond: 10,
      perDay: 2000,
      unitsLeft: 70,
      definition: vinToVehicle().definition,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Preview shop vinToVehicle' }));
  const preview = within(await screen.findByRole('dialog'));
  expect((await preview.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    'Allowed',
    'Class rules',
    '10',
    '2,000',
    '70',
  ]);
  expect(calls.find(({ operation }) => operation === 'permissionPreview')?.body).toEqual({
    userId: 9,
    interfaceCode: 'vinToVehicle',
  });
});

test('units are revoked only with a reason, and the dialog says what is lost', async () => {
  const { user, calls } = await open({ apiGrantRevoke: { ...grant, revokedAt: '2026-11-21T02:00:00.000Z' } });
  await user.click(await screen.findByRole('tab', { name: 'Units' }));
  await user.click(await screen.findByRole('button', { name: /^Revoke shop/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The remaining 70 units will be lost.')).toBeTruthy();
  const revoke = dialog.getByRole('button', { name: 'Revoke' });
  expect(revoke.hasAttribute('disabled')).toBe(true);
  await user.type(dialog.getByLabelText('Reason'), 'ended');
  await user.click(revoke);
  expect(await screen.findByText('Units revoked')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'apiGrantRevoke')?.body).toEqual({
    grantId: 6,
    rowVersion: 2,
    reason: 'ended',
  });
});

test('without the powers to edit and to grant, nothing can be changed', async () => {
  const { user } = await open({}, { powers: [PATH] });
  await screen.findByText('vinToVehicle');
  expect(screen.queryByRole('button', { name: /^(Set permissions|Edit|Delete)/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Units' }));
  await screen.findByText('pilot');
  expect(screen.queryByRole('button', { name: /^(Give units|Revoke)/ })).toBeNull();
});

const apiKey: ApiKey = {
  ...{ keyId: 4, accessId: 'ak4', mode: 'live', name: 'ERP', interfaces: null, networks: ['203.0.113.0/24'] },
  ...{ perSecond: null, perDay: 900, expiresAt: null, hint: 'x9Zq', createdAt: '2026-11-20T02:00:00.000Z' },
  ...{ lastUsedAt: '2026-11-21T02:00:00.000Z', lastUsedAddress: '203.0.113.7', oldValidUntil: null },
  ...{ isExpired: false, rowVersion: 1 },
};

test('the keys of a customer show their state, use and addresses, and are revoked only with a reason', async () => {
  const { user, calls } = await openBackoffice(`${PATH}?tab=keys&customer=9`, {
    powers: [...powers, '/manager/api:log'],
    overrides: {
      permissionSubjects: { customers: [], roles: [] },
      staffApiKeyList: [apiKey, { ...apiKey, keyId: 5, name: 'Old', isExpired: true, lastUsedAt: null }],
      staffApiKeyRevoke: null,
    },
  });
  const row = within((await screen.findByText('ERP')).closest('tr') as HTMLElement);
  expect(row.getByText('Valid')).toBeTruthy();
  expect(row.getByText('203.0.113.0/24')).toBeTruthy();
  expect(row.getByText('203.0.113.7')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Requests' }).getAttribute('href')).toBe(
    '/manager/api?tab=log&customer=9&key=4',
  );
  expect(within(screen.getByText('Old').closest('tr') as HTMLElement).getByText('Expired')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'staffApiKeyList')?.body).toEqual({ userId: 9 });
  await user.click(row.getByRole('button', { name: 'Revoke ERP' }));
  const dialog = within(await screen.findByRole('dialog'));
  const revoke = dialog.getByRole('button', { name: 'Revoke' });
  expect(revoke.hasAttribute('disabled')).toBe(true);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'leaked' } });
  await user.click(revoke);
  expect(await screen.findByText('Key revoked')).toBeTruthy();
  expect(calls.find(({ operation }) => operation === 'staffApiKeyRevoke')?.body).toEqual({
    keyId: 4,
    reason: 'leaked',
  });
});

test('without a customer no keys are read, and without the power none is revoked', async () => {
  const { calls, router } = await openBackoffice(`${PATH}?tab=keys`, {
    powers: [PATH],
    overrides: { permissionSubjects: { customers: [], roles: [] }, staffApiKeyList: [apiKey] },
  });
  expect(await screen.findByText('Choose a customer to view its keys')).toBeTruthy();
  expect(calls.filter(({ operation }) => operation === 'staffApiKeyList')).toEqual([]);
  await router.navigate(`${PATH}?tab=keys&customer=9`);
  await screen.findByText('ERP');
  expect(screen.queryByRole('button', { name: 'Revoke ERP' })).toBeNull();
});

test('the webhooks of a customer show their state and last deliveries, and nothing of them can be changed', async () => {
  const { calls } = await openBackoffice(`${PATH}?tab=webhooks&customer=9`, {
    powers,
    overrides: {
      permissionSubjects: { customers: [], roles: [] },
      staffWebhookList: {
        endpoints: [
          {
            ...{ endpointId: 7, url: 'https://erp.example.com/hook', description: 'ERP', events: ['quota.threshold'] },
            ...{ isOn: false, stoppedReason: 'gone', stoppedAt: '2026-11-21T02:00:00.000Z', lastSuccessAt: null },
            ...{ failingSince: null, oldValidUntil: null, createdAt: '2026-11-20T02:00:00.000Z', rowVersion: 3 },
          },
        ],
        deliveries: [
          {
            ...{ deliveryId: 4, endpointId: 7, eventId: 'evt_4', type: 'test', state: 'failed', attempts: 2 },
            ...{ status: 410, problem: 'status', createdAt: '2026-11-21T02:00:00.000Z', dueAt: null },
            lastAttemptAt: '2026-11-21T02:00:05.000Z',
          },
        ],
      },
    },
  });
  const endpoint = within((await screen.findByText('ERP')).closest('tr') as HTMLElement);
  expect(endpoint.getByText('Turned off after failures')).toBeTruthy();
  expect(endpoint.getByText('80% and 100% of units used')).toBeTruthy();
  const delivery = within(screen.getByText('410 · Error status').closest('tr') as HTMLElement);
  expect(delivery.getByText('Failed')).toBeTruthy();
  expect(delivery.getByText('https://erp.example.com/hook')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Revoke|Delete|Resend/ })).toBeNull();
  expect(calls.find(({ operation }) => operation === 'staffWebhookList')?.body).toEqual({ userId: 9 });
});

test('a customer without webhooks has none listed', async () => {
  await openBackoffice(`${PATH}?tab=webhooks&customer=9`, {
    powers: [PATH],
    overrides: {
      permissionSubjects: { customers: [], roles: [] },
      staffWebhookList: { endpoints: [], deliveries: [] },
    },
  });
  expect(await screen.findByText('This customer has no webhooks')).toBeTruthy();
});
