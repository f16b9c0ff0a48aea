import { isVisible, mergeMarks } from '../../../contract/history/marks.ts';
import type { HistoryMarks } from '../../../contract/history/schemas.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { session } from '../../../providers/session/session.ts';
import { createStore, type Store } from '../../../providers/store.ts';
import { type Guard, isArrayOf, isBoolean, isNullOr, isShape, isString } from '../storage/guards.ts';

/** Removals are remembered longer than what is shown, or a sync would bring them back. */
const REMEMBERED = 300;
/** The same thing opened again within a minute is one use: screens are left and come back to. */
const ONE_USE_MS = 60_000;

interface HistoryNeeds<Entry extends HistoryMarks> {
  /** Where it is kept in this browser; each account has its own, for a workshop's browser has several users. */
  key: string;
  /** Whether what is kept is an entry. */
  is: Guard<Entry>;
  idOf(entry: Entry): string;
  /** What an entry carries beside its marks, from what is kept here and what came. */
  merge(kept: Entry, came: Entry): Entry;
  /** The calls; each may fail, and is made again with the next change. */
  save(change: Entry): Promise<unknown>;
  sync(changes: Entry[]): Promise<Entry[]>;
  get(): Promise<Entry[]>;
}

export interface History<Entry extends HistoryMarks> {
  /** What is shown: pinned entries first, then the newest. At once, whatever the server does. */
  shown: Store<readonly Entry[]>;
  /** Something was opened or searched for now. */
  use(entry: Omit<Entry, keyof HistoryMarks>): void;
  pin(entry: Entry, isPinned: boolean): void;
  remove(entries: readonly Entry[]): void;
  /** Takes a removal back: the entries stand where they stood. */
  restore(entries: readonly Entry[]): void;
  /** Tells the server what it does not know, and takes over what other devices told. */
  refresh(): Promise<void>;
}

/** What tells the marks of a kept entry. */
export const areMarks = {
  usedAt: isString,
  isPinned: isBoolean,
  pinnedAt: isNullOr(isString),
  isRemoved: isBoolean,
  removedAt: isNullOr(isString),
};

export const unmarked = { isPinned: false, pinnedAt: null, isRemoved: false, removedAt: null } as const;

/**
 * A history that this browser shows at once and keeps for itself, and that the account's devices share: every change is
 * made here first, told to the server when it can be reached, and merged there by the moments of its marks.
 */
export function createHistory<Entry extends HistoryMarks>(needs: HistoryNeeds<Entry>): History<Entry> {
  const { idOf, merge } = needs;
  const shelf = shelfOf(needs);
  const shown = createStore<readonly Entry[]>(inOrder(shelf.read().entries));
  let last: Promise<void> = Promise.resolve();

  const put = (changed: readonly Entry[]) => {
    const { entries, unsent } = shelf.read();
    const ids = new Set(changed.map(idOf));
    const others = entries.filter((entry) => !ids.has(idOf(entry)));
    keep({ entries: [...changed, ...others], unsent: [...new Set([...unsent, ...ids])] });
  };
  const keep = (kept: Kept<Entry>) => {
    shelf.write(kept);
    shown.set(inOrder(kept.entries));
  };
  /** Takes over what the server has, but for what was changed here since it was asked. */
  const takeOver = (came: readonly Entry[], sent: readonly Entry[]) => {
    const { entries, unsent } = shelf.read();
    const local = new Map(entries.map((entry) => [idOf(entry), entry]));
    const isTold = (entry: Entry) => sent.some((told) => idOf(told) === idOf(entry) && sameMarks(told, entry));
    const left = unsent.filter((id) => {
      const entry = local.get(id);
      return entry !== undefined && !isTold(entry);
    });
    const merged = came.map((entry) => {
      const own = local.get(idOf(entry));
      return own === undefined ? entry : { ...merge(own, entry), ...mergeMarks(own, entry) };
    });
    const ids = new Set(merged.map(idOf));
    const own = entries.filter((entry) => !ids.has(idOf(entry)) && (left.includes(idOf(entry)) || !isVisible(entry)));
    keep({ entries: [...merged, ...own], unsent: left });
  };
  const tell = async (wantsAll: boolean) => {
    const { entries, unsent } = shelf.read();
    const changes = entries.filter((entry) => unsent.includes(idOf(entry)));
    const [change] = changes;
    if (!wantsAll && changes.length === 1 && change !== undefined) {
      await forThisUser(needs.save(change));
      const now = shelf.read();
      const isSame = now.entries.some((entry) => idOf(entry) === idOf(change) && sameMarks(entry, change));
      if (isSame) shelf.write({ ...now, unsent: now.unsent.filter((id) => id !== idOf(change)) });
    } else if (changes.length > 0) takeOver(await forThisUser(needs.sync(changes.slice(0, REMEMBERED))), changes);
    else if (wantsAll) takeOver(await forThisUser(needs.get()), []);
  };
  /** One after another: an answer must not overtake the change that was told before it. */
  const told = (wantsAll: boolean): Promise<void> => {
    last = last.then(() => tell(wantsAll)).catch((error: unknown) => dropRefused(error));
    return last;
  };
  /** A change that the server refuses would be refused again for ever; a lost connection comes back. */
  const dropRefused = (error: unknown) => {
    const isAway = !(error instanceof CallError) || /^(network|timeout|600209|900429|9005\d\d)$/.test(error.code);
    if (!isAway) shelf.write({ ...shelf.read(), unsent: [] });
  };
  const change = (changed: readonly Entry[]) => {
    put(changed);
    void told(false);
  };

  shelf.watch(() => shown.set(inOrder(shelf.read().entries)));
  window.addEventListener('online', () => void told(true));
  return {
    shown,
    use(payload) {
      const usedAt = new Date().toISOString();
      // The marks complete what the entry is; TypeScript cannot see that of a type it does not know.
      const entry = { ...payload, ...unmarked, usedAt } as Entry;
      const before = shelf.read().entries.find((kept) => idOf(kept) === idOf(entry));
      const isSameUse =
        before !== undefined && isVisible(before) && Date.now() - Date.parse(before.usedAt) < ONE_USE_MS;
      if (isSameUse && idOf(shelf.read().entries[0] ?? entry) === idOf(entry)) return;
      change([before === undefined ? entry : { ...merge(before, entry), ...mergeMarks(before, entry) }]);
    },
    pin: (entry, isPinned) => change([{ ...entry, isPinned, pinnedAt: new Date().toISOString() }]),
    remove: (entries) => change(entries.map((entry) => ({ ...entry, ...removal(true) }))),
    restore: (entries) => change(entries.map((entry) => ({ ...entry, ...removal(false) }))),
    refresh: () => told(true),
  };
}

/** @throws when someone else has signed in before the answer came: it would be written into their history */
async function forThisUser<Result>(request: Promise<Result>): Promise<Result> {
  const userId = session.get()?.user.id;
  const [settled] = await Promise.allSettled([request]);
  if (session.get()?.user.id !== userId) throw new Error('the user has changed');
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

function removal(isRemoved: boolean) {
  return { isRemoved, removedAt: new Date().toISOString() };
}

function sameMarks(one: HistoryMarks, other: HistoryMarks): boolean {
  return one.usedAt === other.usedAt && one.pinnedAt === other.pinnedAt && one.removedAt === other.removedAt;
}

function inOrder<Entry extends HistoryMarks>(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(isVisible)
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || (a.usedAt < b.usedAt ? 1 : -1));
}

interface Kept<Entry> {
  entries: Entry[];
  /** Ids of the entries that the server does not know as they are. */
  unsent: string[];
}

/** Where a history is kept in this browser, for whoever is signed in. */
function shelfOf<Entry extends HistoryMarks>({ key, is }: HistoryNeeds<Entry>) {
  const isShelf = isShape({ entries: isArrayOf(is), unsent: isArrayOf(isString) });
  const place = () => `${key}.${session.get()?.user.id ?? 0}`;
  return {
    read(): Kept<Entry> {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(place()) ?? 'null');
        if (isShelf(kept)) return kept;
      } catch {
        // No JSON: not kept by us.
      }
      // Nothing yet, or kept by an older version.
      return { entries: [], unsent: [] };
    },
    write({ entries, unsent }: Kept<Entry>) {
      const newest = [...entries].sort((a, b) => (a.usedAt < b.usedAt ? 1 : -1)).slice(0, REMEMBERED);
      try {
        localStorage.setItem(place(), JSON.stringify({ entries: newest, unsent }));
      } catch {
        // The browser has no room left: the account's own list is the server's.
      }
    },
    /** Another tab has changed it, or someone else has signed in. */
    watch(listener: () => void) {
      session.watch(listener);
      window.addEventListener('storage', (event) => {
        if (event.key === place()) listener();
      });
    },
  };
}
