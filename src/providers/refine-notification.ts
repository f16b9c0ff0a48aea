import type { NotificationProvider } from '@refinedev/core';
import { dismiss, notify } from './notification.ts';

const kinds = { success: 'success', error: 'error', progress: 'warning' } as const;

/** Refine tells through the same list as every other part of the page; its keys become the list's numbers. */
export function createNotificationProvider(): NotificationProvider {
  const idOf = new Map<string, number>();
  return {
    open({ key, type, message, description, cancelMutation }) {
      // Refine's message says what was tried, its description what came of it: one line holds both.
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
