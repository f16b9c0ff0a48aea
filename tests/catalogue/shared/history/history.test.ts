import { beforeEach, expect, test, vi } from 'vitest';
import { areMarks, createHistory, unmarked } from '../../../../src/catalogue/shared/history/history.ts';
import { type Guarded, isShape, isString } from '../../../../src/catalogue/shared/storage/guards.ts';
import { CallError } from '../../../../src/providers/calls/call-error.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';

const isEntry = isShape({ name: isString, ...areMarks });
type Entry = Guarded<typeof isEntry>;

let now = 0;
let keys = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  now = Date.parse('2026-03-01T08:00:00.000Z');
  tick();
  setSession(fakeSession);
});

/** Another minute: what is done now is a use of its own. */
function tick() {
  now += 61_000;
  vi.setSystemTime(now);
}

/** A history against a server that answers as told, or not at all. */
function openHistory(key = `test.${++keys}`) {
  const server = { isAway: false, entries: [] as Entry[], told: [] as [string, string[]][] };
  const answer = <Result>(call: string, changes: readonly Entry[], result: () => Result) => {
    server.told.push([call, changes.map(({ name }) => name)]);
    return server.isAway ? Promise.reject(new CallError('network', '')) : Promise.resolve(result());
  };
  const history = createHistory<Entry>({
    key,
    is: isEntry,
    idOf: ({ name }) => name,
    merge: (_kept, came) => came,
    save: (change) => answer('save', [change], () => null),
    sync: (changes) => answer('sync', changes, () => server.entries),
    get: () => answer('get', [], () => server.entries),
  });
  return { history, server, names: () => history.shown.get().map(({ name }) => name) };
}

const entry = (name: string, usedAt: string, more: Partial<Entry> = {}): Entry => ({
  ...unmarked,
  name,
  usedAt,
  ...more,
});

test('what is used stands first at once, the pinned before it, and each is told to the server', async () => {
  const { history, server, names } = openHistory();
  history.use({ name: 'a' });
  tick();
  history.use({ name: 'b' });
  expect(names()).toEqual(['b', 'a']);
  const a = history.shown.get().find(({ name }) => name === 'a');
  if (a !== undefined) history.pin(a, true);
  expect(names()).toEqual(['a', 'b']);
  await history.refresh();
  expect(server.told.at(-1)).toEqual(['get', []]);
  expect(server.told.flatMap(([, told]) => told)).toEqual(expect.arrayContaining(['a', 'b']));
});

test('an answer that comes after a logout is written into no history', async () => {
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

test('the same thing opened again at once is one use', () => {
  const { history, server } = openHistory();
  history.use({ name: 'a' });
  history.use({ name: 'a' });
  expect(server.told.length).toBeLessThanOrEqual(1);
});

test('what could not be told is kept, and told together when the server is there again', async () => {
  const { history, server, names } = openHistory();
  server.isAway = true;
  history.use({ name: 'a' });
  tick();
  history.use({ name: 'b' });
  await history.refresh();
  expect(names()).toEqual(['b', 'a']);
  server.isAway = false;
  server.entries = [entry('b', '2026-03-01T09:00:00.000Z'), entry('a', '2026-03-01T08:30:00.000Z')];
  await history.refresh();
  expect(server.told.at(-1)).toEqual(['sync', ['b', 'a']]);
  await history.refresh();
  expect(server.told.at(-1)).toEqual(['get', []]);
});

test('what other devices told is taken over, and what they removed is gone', async () => {
  const { history, server, names } = openHistory();
  history.use({ name: 'mine' });
  await history.refresh();
  server.entries = [entry('theirs', '2026-03-01T08:10:00.000Z')];
  await history.refresh();
  expect(names()).toEqual(['theirs']);
});

test('a removal holds against an answer that does not know of it, and can be taken back', async () => {
  const { history, server, names } = openHistory();
  history.use({ name: 'a' });
  tick();
  history.use({ name: 'b' });
  const [, a] = history.shown.get();
  if (a === undefined) throw new Error('two are wanted');
  server.isAway = true;
  tick();
  history.remove([a]);
  expect(names()).toEqual(['b']);
  server.isAway = false;
  server.entries = [entry('b', '2026-03-01T08:02:02.000Z'), a];
  await history.refresh();
  expect(names()).toEqual(['b']);
  tick();
  history.restore([a]);
  expect(names()).toEqual(['b', 'a']);
});

test('the list is there before the server has answered, and each account has its own', async () => {
  const { history } = openHistory('test.shared');
  history.use({ name: 'a' });
  expect(openHistory('test.shared').names()).toEqual(['a']);
  setSession({ ...fakeSession, user: { ...fakeSession.user, id: 2 } });
  expect(openHistory('test.shared').names()).toEqual([]);
  expect(history.shown.get()).toEqual([]);
});

test('a list that was spoiled is empty, and a change that the server refuses is not told for ever', async () => {
  localStorage.setItem(`test.spoiled.${fakeSession.user.id}`, '{"entries":');
  const { history, names, server } = openHistory('test.spoiled');
  expect(names()).toEqual([]);
  server.isAway = true;
  history.use({ name: 'a' });
  await history.refresh();
  const refusing = createHistory<Entry>({
    key: 'test.spoiled',
    is: isEntry,
    idOf: ({ name }) => name,
    merge: (_kept, came) => came,
    save: () => Promise.reject(new CallError('900404', '')),
    sync: () => Promise.reject(new CallError('900400', '')),
    get: () => Promise.resolve([]),
  });
  await refusing.refresh();
  await refusing.refresh();
  expect(refusing.shown.get()).toEqual([]);
});
