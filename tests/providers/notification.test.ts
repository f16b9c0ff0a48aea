import { beforeEach, expect, test, vi } from 'vitest';
import { dismiss, notices, notify } from '../../src/providers/notification.ts';

beforeEach(() => notices.set([]));
const texts = () => notices.get().map(({ text }) => text);

test('the newest four notifications are visible, the newest last', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e']) notify('success', text);
  expect(texts()).toEqual(['b', 'c', 'd', 'e']);
});

test('the same text is shown once, by its newest notification', () => {
  const first = notify('warning', 'a');
  notify('success', 'b');
  const again = notify('error', 'a');
  expect(notices.get()).toEqual([expect.objectContaining({ text: 'b' }), { id: again, kind: 'error', text: 'a' }]);
  dismiss(first);
  expect(texts()).toEqual(['b', 'a']);
  dismiss(again);
  expect(texts()).toEqual(['b']);
});

test('a notification offers the undo or the link that it was given', () => {
  const undo = vi.fn();
  notify('success', 'a', undo);
  notify('success', 'b', { link: { to: '/x', text: 'open' } });
  notices.get()[0]?.undo?.();
  expect(undo).toHaveBeenCalledOnce();
  expect(notices.get()[1]).toMatchObject({ link: { to: '/x' } });
});
