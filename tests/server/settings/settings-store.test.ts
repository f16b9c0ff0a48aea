import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSettingsStore, POLL_MS } from '../../../src/server/settings/settings-store.ts';

/** A database with the last change of each setting. */
function fakeDatabase() {
  let rows: object[] = [];
  let failure: Error | undefined;
  let reads = 0;
  return {
    db: {
      run: async <Row>() => {
        reads += 1;
        if (failure !== undefined) throw failure;
        return rows as Row[];
      },
    },
    reads: () => reads,
    store(key: string, value: string | null, rowVersion = 1) {
      rows = [{ key, value, rowVersion, changedAt: '2026-03-01T08:00:00.000Z', changedBy: 'admin' }];
    },
    fail(error: Error | undefined) {
      failure = error;
    },
  };
}

const errors: unknown[] = [];
const storeOf = (db: ReturnType<typeof fakeDatabase>['db'], configured = {}) =>
  createSettingsStore({ db, configured, onError: (error) => errors.push(error) });

beforeEach(() => {
  errors.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a value that another node stored is read within five seconds, and reading it asks the database nothing', async () => {
  const { db, store, reads } = fakeDatabase();
  const settings = storeOf(db);
  await settings.start();
  expect(settings.get('freeLookups.C')).toBe(5);
  store('freeLookups.C', '9');
  await vi.advanceTimersByTimeAsync(5_000);
  const before = reads();
  expect(settings.get('freeLookups.C')).toBe(9);
  expect(reads()).toBe(before);
  settings.stop();
});

test('the last values stay while the database fails, and polling goes on', async () => {
  const { db, store, fail } = fakeDatabase();
  store('contact.hotline', '"400-1"');
  const settings = storeOf(db);
  await settings.start();
  fail(new Error('gone'));
  await vi.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(settings.get('contact.hotline')).toBe('400-1');
  expect(errors.length).toBeGreaterThanOrEqual(2);
  fail(undefined);
  store('contact.hotline', '"400-2"');
  await vi.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(settings.get('contact.hotline')).toBe('400-2');
  settings.stop();
});

test('a stopped store reads no more, even if it is stopped during a read', async () => {
  const { db, reads } = fakeDatabase();
  const settings = storeOf(db);
  await settings.start();
  vi.advanceTimersByTime(POLL_MS);
  settings.stop();
  await vi.advanceTimersByTimeAsync(10 * POLL_MS);
  expect(reads()).toBe(2);
});

test('a stored value replaces the default of the environment, which replaces that of the product', async () => {
  const { db, store } = fakeDatabase();
  const settings = storeOf(db, { 'contact.hotline': '010-1', 'sms.perHour': 500 });
  await settings.refresh();
  expect(settings.get('contact.hotline')).toBe('010-1');
  expect(settings.list().find(({ key }) => key === 'contact.hotline')?.defaultSource).toBe('environment');
  expect(settings.list().find(({ key }) => key === 'sms.perHour')?.defaultSource).toBe('product');
  store('contact.hotline', '"010-2"');
  await settings.refresh();
  expect(settings.get('contact.hotline')).toBe('010-2');
  // Null is a value: no hotline, although the environment has one.
  store('contact.hotline', 'null', 2);
  await settings.refresh();
  expect(settings.get('contact.hotline')).toBeNull();
  store('contact.hotline', null, 3);
  await settings.refresh();
  expect(settings.get('contact.hotline')).toBe('010-1');
});

test('a stored value that this version does not accept counts as the default', async () => {
  const { db, store } = fakeDatabase();
  store('freeLookups.C', '-4');
  const settings = storeOf(db);
  await settings.refresh();
  expect(settings.get('freeLookups.C')).toBe(5);
});
