import { useEffect } from 'react';
import { activeShortcuts, isDialogOpen, isTyping, keyOf, shortcuts } from './shortcuts.ts';

/** Saves the form of the page. Fields have uses of their own for it: a select opens its list, an editor breaks the line. */
const SAVE = 'mod+enter';

/** Runs the registered shortcuts. Keys without Ctrl do nothing while the user types or a dialog is open. */
export function ShortcutListener() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const pressed = keyOf(event);
      if (pressed === undefined || pressed === SAVE) return;
      if (!pressed.startsWith('mod+') && (isTyping(event.target) || isDialogOpen())) return;
      run(pressed, event);
    };
    const beforeFields = (event: KeyboardEvent) => {
      if (!event.isComposing && keyOf(event) === SAVE && !isDialogOpen()) run(SAVE, event);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keydown', beforeFields, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keydown', beforeFields, { capture: true });
    };
  }, []);
  return null;
}

function run(pressed: string, event: KeyboardEvent): void {
  const shortcut = activeShortcuts(shortcuts.get()).find(({ key }) => key === pressed);
  if (shortcut?.run === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  shortcut.run();
}
