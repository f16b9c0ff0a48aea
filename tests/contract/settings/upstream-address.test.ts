import { expect, test } from 'vitest';
import { upstreamHost } from '../../../src/contract/settings/upstream-address.ts';

test.each([
  ['https://data.example.com', 'data.example.com'],
  ['https://DATA.example.com/v1/parts', 'data.example.com'],
  ['https://a-b.example.co', 'a-b.example.co'],
])('%s names the host %s', (address, host) => {
  expect(upstreamHost(address)).toBe(host);
});

test.each([
  'http://data.example.com',
  'ftp://data.example.com',
  'data.example.com',
  'https://localhost',
  'https://intranet/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://10.0.0.8/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://user@data.example.com/',
  'https://user:secret@data.example.com/',
  'https://data.example.com:8443/',
  'https://data.example.com/?key=1',
  'https://data.example.com/#part',
  'https://data.example.com?',
  'https:\\\\data.example.com',
  'https://data.example.com\\@10.0.0.1/',
  ' https://data.example.com',
  'https://data.example.com./',
  'https://例子.com@10.0.0.1',
  '',
])('%j is refused', (address) => {
  expect(upstreamHost(address)).toBeUndefined();
});
