import { useEffect, useRef, useState } from 'react';
import { isPageKey } from '../../shared/keyboard/is-page-key.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Typed digits are discarded after this time without another digit or Enter. */
const TYPED_MS = 2_500;

const CONTROLS = 'button, a, input, [role="treeitem"], [role="tab"], [role="separator"], summary';

/** Listens to shortcuts, except in text fields and under overlays. Returns the digits typed so far. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): string {
  const [typed, setTyped] = useState('');
  const latest = useRef({ onShortcut, typed });
  latest.current = { onShortcut, typed };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      const target = event.target instanceof Element ? event.target : document.body;
      const { typed: before } = latest.current;
      const isOnControl = target.closest(CONTROLS) !== null;
      const shortcut = shortcutOf({ key: event.key, typed: before, isOnControl });
      if (shortcut === undefined) return;
      event.preventDefault();
      setTyped(shortcut.kind === 'digit' ? before + shortcut.digit : '');
      if (shortcut.kind !== 'digit') latest.current.onShortcut(shortcut);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => setTyped(''), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return typed;
}
