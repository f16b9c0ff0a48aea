import { afterEach, expect, test, vi } from 'vitest';
import { notices } from '../../src/providers/notification.ts';
import { createNotificationProvider } from '../../src/providers/refine-notification.ts';

afterEach(() => notices.set([]));

test('what Refine says stands in the page’s one list, message and description in one line', () => {
  const { open } = createNotificationProvider();
  open({ message: '修改成功', type: 'success' });
  open({ message: '失败', description: '名称已存在', type: 'error' });
  expect(notices.get().map(({ kind, text }) => [kind, text])).toEqual([
    ['success', '修改成功'],
    ['error', '失败: 名称已存在'],
  ]);
});

test('a notice that can be undone carries the way back', () => {
  const cancelMutation = vi.fn();
  createNotificationProvider().open({ message: '5', type: 'progress', cancelMutation });
  notices.get()[0]?.undo?.();
  expect(cancelMutation).toHaveBeenCalledOnce();
});

test('closing takes away the notice that was opened under the key, and no other', () => {
  const { open, close } = createNotificationProvider();
  open({ key: 'one', message: 'one', type: 'success' });
  open({ key: 'two', message: 'two', type: 'success' });
  close('one');
  close('unknown');
  expect(notices.get().map(({ text }) => text)).toEqual(['two']);
});
