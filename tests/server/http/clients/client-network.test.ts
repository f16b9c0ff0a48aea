import { expect, test } from 'vitest';
import { clientNetwork, clientNetworks } from '../../../../src/server/http/clients/client-network.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ['198.51.100.7', { '198.51.100.7': 1, '198.51.100.0/24': 8 }],
  ['::ffff:198.51.100.7', { '198.51.100.7': 1, '198.51.100.0/24': 8 }],
  [
    '2001:db8:abcd:12ef:3:4:5:6',
    { '2001:db8:abcd:12ef::/64': 1, '2001:db8:abcd:1200::/56': 2, '2001:db8:abcd::/48': 4 },
  ],
  ['2001:db8::1', { '2001:db8:0:0::/64': 1, '2001:db8:0:0::/56': 2, '2001:db8:0::/48': 4 }],
  ['', { '': 1 }],
])('attempts from %s count for its wider networks too, with higher limits', (address, factors) => {
  expect(Object.fromEntries(clientNetworks(address).map(({ network, factor }) => [network, factor]))).toEqual(factors);
});

test('the narrowest network comes first', () => {
  for (const address of ['198.51.100.7', '2001:db8:1:2::1'])
    expect(clientNetworks(address)[0]?.network).toBe(clientNetwork(address));
});
