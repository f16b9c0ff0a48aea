import { expect, test } from 'vitest';
import { hostUrls } from '../../../../../src/server/platform/db/cluster/host-urls.ts';

test('a URL of one host is itself', () => {
  expect(hostUrls('postgres://user:secret@db:5433/epc?sslmode=require')).toEqual([
    'postgres://user:secret@db:5433/epc?sslmode=require',
  ]);
});

test('a URL of several hosts as in libpq is one URL for each', () => {
  expect(hostUrls('postgresql://user@one:5433,two/epc?target_session_attrs=read-write&sslmode=require')).toEqual([
    'postgresql://user@one:5433/epc?sslmode=require',
    'postgresql://user@two/epc?sslmode=require',
  ]);
});

test('anything else is refused', () => {
  for (const url of ['', 'mysql://host/epc', 'postgres://', 'postgres://one,/epc', 'postgres://one:port/epc'])
    expect(() => hostUrls(url), url).toThrow();
});
