import { afterEach, expect, test, vi } from 'vitest';
import { notices } from '../../src/providers/notification.ts';
import { createNotificationProvider } from '../../src/providers/refine-notification.ts';

afterEach(() => notices.set([]));

test('Refine’s notifications are added to the page’s list, with message and description in one line', () => {
  const { open } = createNotificationProvider();
  open({ message: '修改成功', type: 'success' });
  open({ message: '失败', description: '名称已存在', type: 'error' });
  expect(notices.get().map(({ kind, text }) => [kind, text])).toEqual([
    ['success', '修改成功'],
    ['error', '失败: 名称已存在'],
  ]);
});

test('a notification with cancelMutation has an undo', () => {
  const cancelMutation = vi.fn();
  createNotificationProvider().open({ message: '5', type: 'progress', cancelMutation });
  notices.get()[0]?.undo?.();
  expect(cancelMutation).toHaveBeenCalledOnce();
});

test('closing removes only the notification with the key', () => {
  const { open, close } = createNotificationProvider();
  open({ key: 'one', message: 'one', type: 'success' });
  open({ key: 'two', message: 'two', type: 'success' });
  close('one');
  close('unknown');
  expect(notices.get().map(({ text }) => text)).toEqual(['two']);
});
