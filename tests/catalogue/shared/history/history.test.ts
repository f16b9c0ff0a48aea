import { beforeEach, expect, test, vi } from 'vitest';
import { createHistory, markGuards, noMarks } from '../../../../src/catalogue/shared/history/history.ts';
import { type Guarded, isShape, isString } from '../../../../src/catalogue/shared/storage/guards.ts';
import { CallError } from '../../../../src/providers/calls/call-error.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

const isEntry = isShape({ name: isString, ...markGuards });
type Entry = Guarded<typeof isEntry>;

let now = 0;
let keys = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  now = Date.parse('2026-03-01T08:00:00.000Z');
  tick();
  setSession(fakeSession);
});

/** Moves the clock by a minute, after which a use counts as a new one. */
function tick() {
  now += 61_000;
  vi.setSystemTime(now);
}

/** A history with a fake server that can be offline. */
function openHistory(key = `test.${++keys}`) {
  const server = { isOffline: false, entries: [] as Entry[], requests: [] as [string, string[]][] };
  const respond = <Result>(call: string, changes: readonly Entry[], result: () => Result) => {
    server.requests.push([call, changes.map(({ name }) => name)]);
    return server.isOffline ? Promise.reject(new CallError('network', '')) : Promise.resolve(result());
  };
  const history = createHistory<Entry>({
    key,
    isEntry,
    idOf: ({ name }) => name,
    merge: (_stored, received) => received,
    save: (change) => respond('save', [change], () => null),
    sync: (changes) => respond('sync', changes, () => server.entries),
    get: () => respond('get', [], () => server.entries),
  });
  return { history, server, names: () => history.entries.get().map(({ name }) => name) };
}

const entry = (name: string, usedAt: string, overrides: Partial<Entry> = {}): Entry => ({
  ...noMarks,
  name,
  usedAt,
  ...overrides,
});

test('the newest entry is first, after pinned ones, at once, and each change is sent', async () => {
  const { history, server, names } = openHistory();
  history.add({ name: 'a' });
  tick();
  history.add({ name: 'b' });
  expect(names()).toEqual(['b', 'a']);
  const a = history.entries.get().find(({ name }) => name === 'a');
  if (a !== undefined) history.pin(a, true);
  expect(names()).toEqual(['a', 'b']);
  await history.refresh();
  expect(server.requests.at(-1)).toEqual(['get', []]);
  expect(server.requests.flatMap(([, names]) => names)).toEqual(expect.arrayContaining(['a', 'b']));
});

test('a response after a logout is not stored', async () => {
  const { history, server, names } = openHistory('test.late');
  Object.defineProperty(server, 'entries', {
    get: () => {
      queueMicrotask(() => setSession(null));
      return [entry('a', new Date(now).toISOString())];
    },
  });
  await history.refresh();
  expect(names()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('test.late'))).toEqual([]);
});

test('opening the same entry again at once is one use', () => {
  const { history, server } = openHistory();
  history.add({ name: 'a' });
  history.add({ name: 'a' });
  expect(server.requests.length).toBeLessThanOrEqual(1);
});

test('unsent changes are stored and sent together when the server is reachable again', async () => {
  const { history, server, names } = openHistory();
  server.isOffline = true;
  history.add({ name: 'a' });
  tick();
  history.add({ name: 'b' });
  await history.refresh();
  expect(names()).toEqual(['b', 'a']);
  server.isOffline = false;
  server.entries = [entry('b', '2026-03-01T09:00:00.000Z'), entry('a', '2026-03-01T08:30:00.000Z')];
  await history.refresh();
  expect(server.requests.at(-1)).toEqual(['sync', ['b', 'a']]);
  await history.refresh();
  expect(server.requests.at(-1)).toEqual(['get', []]);
});

test('entries of other devices are added, and their removals applied', async () => {
  const { history, server, names } = openHistory();
  history.add({ name: 'mine' });
  await history.refresh();
  server.entries = [entry('theirs', '2026-03-01T08:10:00.000Z')];
  await history.refresh();
  expect(names()).toEqual(['theirs']);
});

test('a removal survives an older response and can be undone', async () => {
  const { history, server, names } = openHistory();
  history.add({ name: 'a' });
  tick();
  history.add({ name: 'b' });
  const [, a] = history.entries.get();
  if (a === undefined) throw new Error('two entries expected');
  server.isOffline = true;
  tick();
  history.remove([a]);
  expect(names()).toEqual(['b']);
  server.isOffline = false;
  server.entries = [entry('b', '2026-03-01T08:02:02.000Z'), a];
  await history.refresh();
  expect(names()).toEqual(['b']);
  tick();
  history.restore([a]);
  expect(names()).toEqual(['b', 'a']);
});

test('the list is available before the server responds, and each account has its own', async () => {
  const { history } = openHistory('test.shared');
  history.add({ name: 'a' });
  expect(openHistory('test.shared').names()).toEqual(['a']);
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(openHistory('test.shared').names()).toEqual([]);
  expect(history.entries.get()).toEqual([]);
});

test('invalid stored data counts as empty, and a refused change is not sent again', async () => {
  localStorage.setItem(`test.spoiled.${fakeSession.user.id}`, '{"entries":');
  const { history, names, server } = openHistory('test.spoiled');
  expect(names()).toEqual([]);
  server.isOffline = true;
  history.add({ name: 'a' });
  await history.refresh();
  const refusing = createHistory<Entry>({
    key: 'test.spoiled',
    isEntry,
    idOf: ({ name }) => name,
    merge: (_stored, received) => received,
    save: () => Promise.reject(new CallError('900404', '')),
    sync: () => Promise.reject(new CallError('900400', '')),
    get: () => Promise.resolve([]),
  });
  await refusing.refresh();
  await refusing.refresh();
  expect(refusing.entries.get()).toEqual([]);
});
