import { expect, test } from 'vitest';
import { isPublicAddress } from '../../../../src/server/api-services/upstreams/public-address.ts';

test.each(['8.8.8.8', '110.242.68.66', '2400:3200::1', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback in the whole range', '127.8.9.1'],
  ['unspecified', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['private', '172.31.255.1'],
  ['private', '192.168.1.1'],
  ['the metadata service of clouds', '169.254.169.254'],
  ['shared (CGNAT)', '100.64.0.1'],
  ['the metadata service of Alibaba Cloud', '100.100.100.200'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['benchmarks', '198.18.0.1'],
  ['loopback', '::1'],
  ['unspecified', '::'],
  ['unique local', 'fd00::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['multicast', 'ff02::1'],
  ['loopback, IPv4-mapped', '::ffff:127.0.0.1'],
  ['private, IPv4-mapped in hex', '::ffff:a00:1'],
  ['private by NAT64', '64:ff9b::a00:1'],
  ['private by 6to4', '2002:a00:1::1'],
  ['documentation', '2001:db8::1'],
  ['octal', '0177.0.0.1'],
  ['decimal', '2130706433'],
  ['hex', '0x7f000001'],
  ['short', '127.1'],
  ['a name', 'localhost'],
  ['empty', ''],
])('%s: %s is refused', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
