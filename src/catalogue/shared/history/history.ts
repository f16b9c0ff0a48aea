import { isVisible, mergeMarks } from '../../../contract/history/marks.ts';
import type { HistoryMarks } from '../../../contract/history/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { isView, session } from '../../../providers/session/session.ts';
import { createStore, type Store } from '../../../providers/store.ts';
import { type Guard, isBoolean, isNullOr, isString } from '../storage/guards.ts';
import { createHistoryStorage, STORED_MAX, type StoredHistory } from './history-storage.ts';

/** Opening the newest entry again within this time is not a new use: screens are left and reopened. */
const SAME_USE_MS = 60_000;

interface HistoryOptions<Entry extends HistoryMarks> {
  /** Prefix of the local storage key. */
  key: string;
  isEntry: Guard<Entry>;
  idOf(entry: Entry): string;
  /** Merges everything but the marks. */
  merge(stored: Entry, received: Entry): Entry;
  /** The calls; after a failure the change is sent again with the next one. */
  save(change: Entry): Promise<unknown>;
  sync(changes: Entry[]): Promise<Entry[]>;
  get(): Promise<Entry[]>;
}

export interface History<Entry extends HistoryMarks> {
  /** Without removed entries, pinned ones first, then the newest. Changes at once, without waiting for the server. */
  entries: Store<readonly Entry[]>;
  /** Adds an entry, or renews its time of use. */
  add(entry: Omit<Entry, keyof HistoryMarks>): void;
  pin(entry: Entry, isPinned: boolean): void;
  remove(entries: readonly Entry[]): void;
  /** Undoes a removal. */
  restore(entries: readonly Entry[]): void;
  /** Sends the unsent changes and fetches those of other devices. */
  refresh(): Promise<void>;
}

/** Guards of an entry's marks. */
export const markGuards = {
  usedAt: isString,
  isPinned: isBoolean,
  pinnedAt: isNullOr(isString),
  isRemoved: isBoolean,
  removedAt: isNullOr(isString),
};

export const noMarks = { isPinned: false, pinnedAt: null, isRemoved: false, removedAt: null } as const;

/**
 * A history in local storage, synchronised across the account's devices. A change applies here first, is sent when the
 * server is reachable, and is merged there by the timestamps of its marks.
 */
export function createHistory<Entry extends HistoryMarks>(options: HistoryOptions<Entry>): History<Entry> {
  const { idOf, merge } = options;
  const storage = createHistoryStorage(options.key, options.isEntry);
  const visibleEntries = createStore<readonly Entry[]>(visibleInOrder(storage.read().entries));
  let lastRequest: Promise<void> = Promise.resolve();

  const store = (history: StoredHistory<Entry>) => {
    storage.write(history);
    visibleEntries.set(visibleInOrder(history.entries));
  };
  const storeChanges = (changed: readonly Entry[]) => {
    const { entries, unsent } = storage.read();
    const ids = new Set(changed.map(idOf));
    const others = entries.filter((entry) => !ids.has(idOf(entry)));
    store({ entries: [...changed, ...others], unsent: [...new Set([...unsent, ...ids])] });
  };
  /** Stores the server's entries, except what has changed here since the request. */
  const storeResponse = (received: readonly Entry[], sent: readonly Entry[]) => {
    const { entries, unsent } = storage.read();
    const local = new Map(entries.map((entry) => [idOf(entry), entry]));
    const isSent = (entry: Entry) => sent.some((each) => idOf(each) === idOf(entry) && haveSameMarks(each, entry));
    const stillUnsent = unsent.filter((id) => {
      const entry = local.get(id);
      return entry !== undefined && !isSent(entry);
    });
    const merged = received.map((entry) => {
      const stored = local.get(idOf(entry));
      return stored === undefined ? entry : { ...merge(stored, entry), ...mergeMarks(stored, entry) };
    });
    const ids = new Set(merged.map(idOf));
    const localOnly = entries.filter(
      (entry) => !ids.has(idOf(entry)) && (stillUnsent.includes(idOf(entry)) || !isVisible(entry)),
    );
    store({ entries: [...merged, ...localOnly], unsent: stillUnsent });
  };
  const send = async (isFetching: boolean) => {
    const { entries, unsent } = storage.read();
    const changes = entries.filter((entry) => unsent.includes(idOf(entry)));
    const [change] = changes;
    if (!isFetching && changes.length === 1 && change !== undefined) {
      await forCurrentUser(options.save(change));
      const current = storage.read();
      const isUnchanged = current.entries.some((entry) => idOf(entry) === idOf(change) && haveSameMarks(entry, change));
      if (isUnchanged) storage.write({ ...current, unsent: current.unsent.filter((id) => id !== idOf(change)) });
    } else if (changes.length > 0) {
      storeResponse(await forCurrentUser(options.sync(changes.slice(0, STORED_MAX))), changes);
    } else if (isFetching) storeResponse(await forCurrentUser(options.get()), []);
  };
  /** One request at a time: a response must not overtake an earlier change. */
  const enqueue = (isFetching: boolean): Promise<void> => {
    lastRequest = lastRequest.then(() => send(isFetching)).catch((error: unknown) => dropRefused(error));
    return lastRequest;
  };
  /** Drops changes that the server refuses, because it would refuse them forever; other failures are retried later. */
  const dropRefused = (error: unknown) => {
    const isTemporary = !(error instanceof CallError) || /^(network|timeout|600209|900429|9005\d\d)$/.test(error.code);
    if (!isTemporary) storage.write({ ...storage.read(), unsent: [] });
  };
  const change = (changed: readonly Entry[]) => {
    if (isView()) return;
    storeChanges(changed);
    void enqueue(false);
  };

  storage.watch(() => visibleEntries.set(visibleInOrder(storage.read().entries)));
  window.addEventListener('online', () => void enqueue(true));
  return {
    entries: visibleEntries,
    add(payload) {
      const usedAt = new Date().toISOString();
      // Payload and marks make a whole entry, which TypeScript cannot infer for a type parameter.
      const entry = { ...payload, ...noMarks, usedAt } as Entry;
      const { entries } = storage.read();
      const stored = entries.find((each) => idOf(each) === idOf(entry));
      const isSameUse =
        stored !== undefined && isVisible(stored) && Date.now() - Date.parse(stored.usedAt) < SAME_USE_MS;
      if (isSameUse && idOf(entries[0] ?? entry) === idOf(entry)) return;
      change([stored === undefined ? entry : { ...merge(stored, entry), ...mergeMarks(stored, entry) }]);
    },
    pin: (entry, isPinned) => change([{ ...entry, isPinned, pinnedAt: new Date().toISOString() }]),
    remove: (entries) => change(entries.map((entry) => ({ ...entry, ...removalMarks(true) }))),
    restore: (entries) => change(entries.map((entry) => ({ ...entry, ...removalMarks(false) }))),
    refresh: () => enqueue(true),
  };
}

/** @throws if another user has signed in before the response, which would be stored in that user's history */
async function forCurrentUser<Result>(request: Promise<Result>): Promise<Result> {
  const userId = session.get()?.user.id;
  const [settled] = await Promise.allSettled([request]);
  if (session.get()?.user.id !== userId) throw new Error('the user has changed');
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

function removalMarks(isRemoved: boolean) {
  return { isRemoved, removedAt: new Date().toISOString() };
}

function haveSameMarks(one: HistoryMarks, other: HistoryMarks): boolean {
  return one.usedAt === other.usedAt && one.pinnedAt === other.pinnedAt && one.removedAt === other.removedAt;
}

function visibleInOrder<Entry extends HistoryMarks>(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(isVisible)
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || (a.usedAt < b.usedAt ? 1 : -1));
}
