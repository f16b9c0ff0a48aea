export type Shortcut =
  | { kind: 'rowBefore' | 'rowAfter' | 'addRow' | 'openRow' | 'clear' | 'help' | 'showAll' }
  | { kind: 'drawingBefore' | 'drawingAfter' | 'zoomIn' | 'zoomOut' | 'zoomReset' }
  | { kind: 'digit'; digit: string }
  | { kind: 'jump'; typed: string };

interface Pressed {
  key: string;
  /** The digits typed so far. */
  typed: string;
  /** A button or link has the focus and handles Enter and Space itself. */
  isOnControl: boolean;
}

/** The shortcut of a key; undefined if it has none. 0 resets the zoom unless digits precede it. */
export function shortcutOf({ key, typed, isOnControl }: Pressed): Shortcut | undefined {
  if (/^\d$/.test(key) && (key !== '0' || typed !== '')) return { kind: 'digit', digit: key };
  switch (key) {
    case 'ArrowUp':
      return { kind: 'rowBefore' };
    case 'ArrowDown':
      return { kind: 'rowAfter' };
    case 'ArrowLeft':
      return { kind: 'drawingBefore' };
    case 'ArrowRight':
      return { kind: 'drawingAfter' };
    case '+':
    case '=':
      return { kind: 'zoomIn' };
    case '-':
      return { kind: 'zoomOut' };
    case '0':
      return { kind: 'zoomReset' };
    case 'h':
    case 'H':
      return { kind: 'showAll' };
    case '?':
    case '？':
      return { kind: 'help' };
    case 'Escape':
      return { kind: 'clear' };
    case 'Enter':
      if (typed !== '') return { kind: 'jump', typed };
      return isOnControl ? undefined : { kind: 'openRow' };
    case ' ':
      return isOnControl ? undefined : { kind: 'addRow' };
    default:
      return undefined;
  }
}
