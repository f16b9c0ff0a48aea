import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isNetwork, networksOf, valuesOf } from '../../../../src/catalogue/api-services/keys/key-values.ts';
import type { ApiKey } from '../../../../src/contract/api-services/keys/schemas.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { useFakeApi } from '../../../support/screens/fakes.ts';
import { openPage } from '../../../support/screens/open-page.tsx';

const key: ApiKey = {
  keyId: 7,
  accessId: 'ak0123456789abcdef01',
  mode: 'test',
  name: 'ERP',
  interfaces: null,
  networks: [],
  perSecond: null,
  perDay: null,
  expiresAt: null,
  hint: 'x9Yz',
  createdAt: '2026-11-20T01:00:00.000Z',
  lastUsedAt: null,
  lastUsedAddress: null,
  oldValidUntil: null,
  isExpired: false,
  rowVersion: 3,
};
const SECRET = 'epc_test_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
const groups = { groups: [], page: null };

test('a new key is shown once, to be copied, and is gone when its dialog is closed', async () => {
  const received = useFakeApi({
    apiKeyList: { keys: [], max: 5 },
    apiKeyAdd: { key, secret: SECRET, trialUnits: 0 },
    documentPage: groups,
  });
  const { user } = await openPage('/user/api', 'en');
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New key' }));
  await user.type(dialog.getByLabelText('Name'), 'ERP');
  await user.type(dialog.getByLabelText('IP addresses'), '203.0.113.0/24');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(SECRET)).toBeDefined();
  expect(received.find(({ operation }) => operation === 'apiKeyAdd')?.body).toEqual({
    mode: 'test',
    name: 'ERP',
    interfaces: null,
    networks: ['203.0.113.0/24'],
    perSecond: null,
    perDay: null,
    expiresAt: null,
  });
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText(SECRET)).toBeNull();
});

test('each fact of a key has a row of its own', async () => {
  useFakeApi({ apiKeyList: { keys: [key], max: 5 }, documentPage: groups });
  await openPage('/user/api', 'en');
  await screen.findByText(key.accessId);
  const rows = screen.getAllByRole('term').map((term) => term.parentElement);
  expect(rows.map((row) => row?.tagName)).toEqual(rows.map(() => 'DIV'));
  expect(new Set(rows).size).toBe(rows.length);
});

test('a wrong address is said beside its field, and nothing is sent', async () => {
  const received = useFakeApi({ apiKeyList: { keys: [], max: 5 }, documentPage: groups });
  const { user } = await openPage('/user/api', 'en');
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New key' }));
  await user.type(dialog.getByLabelText('Name'), 'ERP');
  await user.type(dialog.getByLabelText('IP addresses'), 'my-server');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('my-server is not an IP address or network')).toBeDefined();
  expect(received.map(({ operation }) => operation)).not.toContain('apiKeyAdd');
});

test('a key is revoked after a confirmation', async () => {
  const received = useFakeApi({ apiKeyList: { keys: [key], max: 5 } });
  const { user } = await openPage('/user/api', 'en');
  await user.click(await screen.findByRole('button', { name: 'Revoke ERP' }));
  const isRevoked = () => received.some(({ operation }) => operation === 'apiKeyRevoke');
  expect(isRevoked()).toBe(false);
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke ERP' }));
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(isRevoked()).toBe(true));
});

test('a rotated key shows the new one, with the version that was seen', async () => {
  const received = useFakeApi({ apiKeyList: { keys: [key], max: 5 }, apiKeyRotate: { key, secret: SECRET } });
  const { user } = await openPage('/user/api', 'en');
  await user.click(await screen.findByRole('button', { name: 'Rotate ERP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate ERP' }));
  await user.click(dialog.getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByText(SECRET)).toBeDefined();
  const sent = received.find(({ operation }) => operation === 'apiKeyRotate');
  expect(sent?.body).toEqual({ keyId: 7, rowVersion: 3, oldValidHours: 24 });
});

test('a sub account is told whom to ask', async () => {
  useFakeApi({
    apiKeyList: () => {
      throw new Refusal('301201', { message: { zh: '请联系 shop', en: 'Please ask shop' } });
    },
  });
  await openPage('/user/api', 'en');
  expect(await screen.findByText('Please ask shop')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'New key' })).toBeNull();
});

test('addresses are separated by lines, commas or spaces, and look like addresses', () => {
  expect(networksOf('10.0.0.1, 10.0.0.0/8\n2001:db8::/32')).toEqual(['10.0.0.1', '10.0.0.0/8', '2001:db8::/32']);
  expect(['10.0.0.1', '10.0.0.0/8', '2001:db8::/32', '::1'].every(isNetwork)).toBe(true);
  expect(['host', '10.0.0', '10.0.0.0/', ''].some(isNetwork)).toBe(false);
});

test('a key is valid to the end of its last day in Beijing', () => {
  const { expiresAt } = valuesOf({ name: 'a', networks: '', perSecond: '', perDay: '5', expiresOn: '2026-12-31' });
  expect(expiresAt).toBe('2026-12-31T15:59:59.000Z');
});
