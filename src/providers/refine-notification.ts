import type { NotificationProvider } from '@refinedev/core';
import { dismiss, notify } from './notification.ts';

const kinds = { success: 'success', error: 'error', progress: 'warning' } as const;

/** Refine's notifications in the list of the whole page; its keys map to the list's ids. */
export function createNotificationProvider(): NotificationProvider {
  const idOf = new Map<string, number>();
  return {
    open({ key, type, message, description, cancelMutation }) {
      // Refine's message names the action, its description the outcome.
      const text = [message, description].filter((part) => part !== undefined && part !== '').join(': ');
      const id = notify(kinds[type], text, cancelMutation === undefined ? {} : { undo: cancelMutation });
      if (key !== undefined) idOf.set(key, id);
    },
    close(key) {
      const id = idOf.get(key);
      if (id !== undefined) dismiss(id);
      idOf.delete(key);
    },
  };
}
