import { createStore } from './store.ts';

export interface Notice {
  id: number;
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** A way back, offered while the notice stands. */
  undo?: () => void;
  /** Where to see what was done. */
  link?: { to: string; text: string };
}

/** What is being told to the user now, the newest last. */
export const notices = createStore<readonly Notice[]>([]);

let lastId = 0;

/** Tells the user, with a way back (a function) or more; gives the notice's id. The same words stand there once. */
export function notify(
  kind: Notice['kind'],
  text: string,
  more: Pick<Notice, 'undo' | 'link'> | (() => void) = {},
): number {
  lastId += 1;
  const others = notices.get().filter((notice) => notice.text !== text);
  notices.set([
    ...others.slice(-3),
    { id: lastId, kind, text, ...(typeof more === 'function' ? { undo: more } : more) },
  ]);
  return lastId;
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}
