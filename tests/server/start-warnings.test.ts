import { expect, test } from 'vitest';
import { readConfig } from '../../src/server/platform/config.ts';
import { startWarnings } from '../../src/server/start-warnings.ts';

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
  const DATABASE_URL = 'postgres://user@host:5432/epc';
  expect(startWarnings(readConfig({ DATABASE_URL, HOST: '0.0.0.0' }))).toEqual([expect.stringMatching(/^SITE_HOSTS/)]);
  expect(startWarnings(readConfig({ DATABASE_URL, HOST: '0.0.0.0', SITE_HOSTS: 'epc.example' }))).toEqual([]);
});
