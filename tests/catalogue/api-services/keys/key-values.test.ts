import { expect, test } from 'vitest';
import { isNetwork, networksOf, textsOf, valuesOf } from '../../../../src/catalogue/api-services/keys/key-values.ts';
import { type ApiKey, apiKeyAdd } from '../../../../src/contract/api-services/keys/schemas.ts';

const key: ApiKey = {
  keyId: 1,
  accessId: 'a',
  mode: 'live',
  name: 'ERP',
  interfaces: null,
  networks: ['10.0.0.0/8', '2001:db8::1'],
  perSecond: 5,
  perDay: null,
  expiresAt: '2026-12-31T15:59:59.000Z',
  hint: 'abcd',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastUsedAt: null,
  lastUsedAddress: null,
  oldValidUntil: null,
  isExpired: false,
  rowVersion: 1,
};

test('a key that is opened and saved stays what it is', () => {
  const { name, networks, perSecond, perDay, expiresAt } = key;
  expect(valuesOf(textsOf(key))).toEqual({ name, networks, perSecond, perDay, expiresAt });
  expect(textsOf({ ...key, expiresAt: null }).expiresOn).toBe('');
});

test('a key is valid to the end of its last day in the shop’s time zone, whatever that of the browser', () => {
  expect(textsOf(key).expiresOn).toBe('2026-12-31');
  expect(textsOf({ ...key, expiresAt: '2026-12-31T16:00:00.000Z' }).expiresOn).toBe('2027-01-01');
});

test('an empty form limits nothing', () => {
  expect(valuesOf(textsOf(undefined))).toEqual({
    name: '',
    networks: [],
    perSecond: null,
    perDay: null,
    expiresAt: null,
  });
});

test('networks are separated by lines, spaces, commas and semicolons of both widths', () => {
  expect(networksOf(' 10.0.0.1\n10.0.0.2, 10.0.0.3；10.0.0.4，10.0.0.5 ')).toHaveLength(5);
  expect(networksOf(' \n')).toEqual([]);
});

test('the form accepts every network that the server accepts', () => {
  const networks = ['10.0.0.1', '10.0.0.0/8', '::1', '2001:DB8::/32', '::ffff:10.0.0.1'];
  expect(networks.map(isNetwork)).toEqual(networks.map(() => true));
  expect(apiKeyAdd.body.shape.networks.safeParse(networks).success).toBe(true);
  for (const wrong of ['10.0.0', 'example.com', '10.0.0.1/', 'abc', '']) expect(isNetwork(wrong), wrong).toBe(false);
});
