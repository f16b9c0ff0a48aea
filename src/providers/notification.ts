import { createStore } from './store.ts';

export interface Notice {
  id: number;
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** Reverts the action; offered while the notification is visible. */
  undo?: () => void;
  /** Leads to the result. */
  link?: { to: string; text: string };
}

/** The visible notifications, newest last. */
export const notices = createStore<readonly Notice[]>([]);

let lastId = 0;

/** Shows a notification and returns its id. An older one with the same text is replaced. A function is the undo. */
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
