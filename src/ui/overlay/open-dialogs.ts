import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers an open modal dialog; returns a function that removes it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The topmost modal dialog or null. Content outside it is inert, so notifications render inside. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    watch,
    () => open.at(-1) ?? null,
    () => null,
  );
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
