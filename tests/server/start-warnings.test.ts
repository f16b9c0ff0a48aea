import { expect, test } from 'vitest';
import { readConfig } from '../../src/server/platform/config.ts';
import { startWarnings } from '../../src/server/start-warnings.ts';

const DATABASE_URL = 'postgres://user@host:5432/epc';
const API_KEY_SECRET = 'a'.repeat(32);

test.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }])(
  'a demo on the loopback interface starts without a warning: %j',
  (environment) => expect(startWarnings(readConfig(environment))).toEqual([]),
);

test.each(['0.0.0.0', '::', '192.168.1.5', 'shop.example'])(
  'a demo on %s warns that anyone there knows the passwords',
  (host) => {
    expect(startWarnings(readConfig({ HOST: host }))).toEqual([
      expect.stringMatching(new RegExp(`listens on ${host}.*passwords.*public.*administrator`)),
    ]);
  },
);

test('a server without a demo warns while its host names are not configured', () => {
  const given = { DATABASE_URL, API_KEY_SECRET, HOST: '0.0.0.0' };
  expect(startWarnings(readConfig(given))).toEqual([expect.stringMatching(/^SITE_HOSTS/)]);
  expect(startWarnings(readConfig({ ...given, SITE_HOSTS: 'epc.example' }))).toEqual([]);
});

test('a server without a demo warns that other nodes cannot check signatures without the common secret', () => {
  const given = { DATABASE_URL, SITE_HOSTS: 'epc.example' };
  expect(startWarnings(readConfig(given))).toEqual([expect.stringMatching(/^API_KEY_SECRET/)]);
  expect(startWarnings(readConfig({ ...given, API_KEY_SECRET }))).toEqual([]);
});
