import { expect, test } from 'vitest';
import { choosePrimary, type HostState } from '../../../../../src/server/platform/db/cluster/primary.ts';

const host = (server: string, timeline: number): HostState<string> => ({
  server,
  state: { isStandby: timeline === 0, position: 1, timeline },
});
const silent = (server: string): HostState<string> => ({ server, state: undefined });
const choose = (hosts: HostState<string>[], current: string) => choosePrimary(hosts, current)?.server;

test('the host that takes writes is the primary, and stays it', () => {
  expect(choose([host('a', 0), host('b', 1)], 'a')).toBe('b');
  expect(choose([host('a', 1), host('b', 1)], 'b')).toBe('b');
});

test('a promoted host replaces the primary, also if that one still takes writes', () => {
  expect(choose([silent('a'), host('b', 2)], 'a')).toBe('b');
  expect(choose([host('a', 1), host('b', 2)], 'a')).toBe('b');
});

test('there is none while no host answers or all are standbys', () => {
  expect(choose([silent('a'), host('b', 0)], 'a')).toBeUndefined();
});
