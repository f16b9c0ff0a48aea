import { expect, test } from 'vitest';
import { readConfig } from '../../../src/server/platform/config.ts';

test('the hosts of the site are normalized', () => {
  const { web } = readConfig({ SITE_HOSTS: 'WWW.epc.example, qpzj.epc.example:8443,epc.example:443' });
  expect(web.hosts).toEqual(['www.epc.example', 'qpzj.epc.example:8443', 'epc.example']);
});

test.each(['https://epc.example', 'epc.example/index', 'a b', ',', 'epc.example:99999'])(
  'SITE_HOSTS refuses %s',
  (hosts) => {
    expect(() => readConfig({ SITE_HOSTS: hosts })).toThrow(/SITE_HOSTS\.\d: host names are wanted/);
  },
);

test.each([
  ['security@epc.example', 'mailto:security@epc.example'],
  ['mailto:security@epc.example', 'mailto:security@epc.example'],
  ['https://epc.example/security', 'https://epc.example/security'],
  ['tel:+86-400-000-0000', 'tel:+86-400-000-0000'],
])('the security contact %s becomes %s', (given, contact) => {
  expect(readConfig({ SECURITY_CONTACT: given }).web.securityContact).toBe(contact);
});

test.each([
  ['SECURITY_CONTACT', 'http://epc.example/'],
  ['SECURITY_CONTACT', 'a@epc.example\nContact: mailto:b@evil.example'],
  ['HSTS_MAX_AGE_S', '-1'],
  ['HSTS_MAX_AGE_S', 'a year'],
  ['MAX_CONNECTIONS', '1'],
  ['METRICS_TOKEN', 'short'],
])('%s refuses %j', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
});
