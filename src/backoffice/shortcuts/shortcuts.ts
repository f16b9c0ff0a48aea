import { useEffect, useRef } from 'react';
import { createStore } from '../../providers/store.ts';

/** A key of the current page. The list of keys (`?`) is made of these, so it is always complete. */
export interface Shortcut {
  /** `n`, `/`, `mod+k` or `mod+enter`; `mod` is Ctrl, or Command on a Mac. */
  key: string;
  /** What it does, as text. */
  label: string;
  /** Undefined for a key that the browser or an element handles, such as Enter on a link. */
  run?: () => void;
}

/** Those of the mounted components, in the order of mounting. */
export const shortcuts = createStore<readonly Shortcut[]>([]);

/** Registers the keys of a component while it is mounted. A later component replaces a key of an earlier one. */
export function useShortcuts(own: readonly Shortcut[]): void {
  const current = useRef(own);
  useEffect(() => {
    current.current = own;
  });
  const signature = JSON.stringify(own.map(({ key, label }) => [key, label]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: registered anew when a key or label changes
  useEffect(() => {
    // Registered once per key and label: the actions are read when they run.
    const registered = current.current.map(({ key, label, run }, index) => ({
      key,
      label,
      ...(run === undefined ? {} : { run: () => current.current[index]?.run?.() }),
    }));
    shortcuts.set([...shortcuts.get(), ...registered]);
    return () => shortcuts.set(shortcuts.get().filter((one) => !registered.includes(one)));
  }, [signature]);
}

/** The shortcuts that apply: the latest of each key. */
export function activeShortcuts(registered: readonly Shortcut[]): Shortcut[] {
  return [...new Map(registered.map((shortcut) => [shortcut.key, shortcut])).values()];
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The name of a pressed key as shortcuts write it; undefined with Alt, which types characters on some keyboards. */
export function keyOf({ key, ctrlKey, metaKey, altKey }: KeyPress): string | undefined {
  if (altKey) return undefined;
  const name = key.toLowerCase();
  return ctrlKey || metaKey ? `mod+${name}` : name;
}

const FIELDS = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[role=combobox]',
  '[role=menu]',
  '[role=listbox]',
].join(', ');

/** Whether keys pressed at this element belong to it: a field, or a menu, which is searched by letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** Whether a dialog covers the page, whose keys must not act behind it. */
export function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => {
    for (let element: Element | null = dialog; element !== null; element = element.parentElement) {
      if (element instanceof HTMLElement && element.style.display === 'none') return false;
    }
    return true;
  });
}
