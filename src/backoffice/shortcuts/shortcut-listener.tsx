import { useEffect } from 'react';
import { activeShortcuts, isDialogOpen, isTyping, keyOf, shortcuts } from './shortcuts.ts';

/** Runs the registered shortcuts. Keys without Ctrl do nothing while the user types or a dialog is open. */
export function ShortcutListener() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const pressed = keyOf(event);
      if (pressed === undefined) return;
      if (!pressed.startsWith('mod+') && (isTyping(event.target) || isDialogOpen())) return;
      const shortcut = activeShortcuts(shortcuts.get()).find(({ key }) => key === pressed);
      if (shortcut?.run === undefined) return;
      event.preventDefault();
      shortcut.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return null;
}
