import { createStore } from './store.ts';

export interface Notice {
  id: number;
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** A way back, offered while the notice stands. */
  undo?: () => void;
}

/** What is being told to the user now, the newest last. */
export const notices = createStore<readonly Notice[]>([]);

let lastId = 0;

/** Tells the user; gives the notice's id. The same words are not shown twice at once. */
export function tell(kind: Notice['kind'], text: string, undo?: () => void): number {
  lastId += 1;
  const others = notices.get().filter((notice) => notice.text !== text);
  notices.set([...others.slice(-3), { id: lastId, kind, text, ...(undo === undefined ? {} : { undo }) }]);
  return lastId;
}

export function dismiss(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id));
}
