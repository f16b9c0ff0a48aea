import { expect, test } from 'vitest';
import { isLocalHost, normalizeHost } from '../../../src/server/platform/host-name.ts';

test.each([
  ['EPC.Example', 'epc.example'],
  ['epc.example.', 'epc.example'],
  ['epc.example:443', 'epc.example'],
  ['epc.example:80', 'epc.example'],
  ['epc.example:8080', 'epc.example:8080'],
  ['[2001:DB8::1]:3000', '[2001:db8::1]:3000'],
])('the host %s is compared as %s', (host, normalized) => {
  expect(normalizeHost(host)).toBe(normalized);
});

test.each(['', 'a b', 'user@epc.example', 'epc.example/x', 'epc.example:', 'epc.example:0', 'epc.example:080'])(
  '%j is no host',
  (host) => expect(normalizeHost(host)).toBeNull(),
);
test.each(['epc.example:65536', 'epc.example:-1', 'a,b', '例.example', 'x'.repeat(300), '[::1', '"><script>'])(
  '%j is no host either',
  (host) => expect(normalizeHost(host)).toBeNull(),
);

test.each([
  ['localhost', true],
  ['qpzj.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['192.168.1.5', true],
  ['epc.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evillocalhost', false],
])('%s is local: %s', (host, isLocal) => {
  expect(isLocalHost(host)).toBe(isLocal);
});
