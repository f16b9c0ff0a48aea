import { expect, test } from 'vitest';
import { shortcutOf } from '../../../../src/catalogue/parts/keyboard/shortcuts.ts';

const pressed = (key: string, more: { typed?: string; isOnControl?: boolean } = {}) =>
  shortcutOf({ key, typed: '', isOnControl: false, ...more });

test.each([
  ['ArrowUp', 'rowBefore'],
  ['ArrowDown', 'rowAfter'],
  ['ArrowLeft', 'drawingBefore'],
  ['ArrowRight', 'drawingAfter'],
  [' ', 'addRow'],
  ['Enter', 'openRow'],
  ['Escape', 'clear'],
  ['?', 'help'],
  ['h', 'showAll'],
  ['H', 'showAll'],
  ['+', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'zoomReset'],
])('the key %j is the shortcut %s', (key, kind) => {
  expect(pressed(key)).toEqual({ kind });
});

test('digits and Enter jump to a callout; after a digit 0 is a digit, too', () => {
  expect(pressed('1')).toEqual({ kind: 'digit', digit: '1' });
  expect(pressed('0', { typed: '1' })).toEqual({ kind: 'digit', digit: '0' });
  expect(pressed('Enter', { typed: '10', isOnControl: true })).toEqual({ kind: 'jump', typed: '10' });
});

test('Enter and Space are no shortcuts while a button has the focus', () => {
  expect(pressed('Enter', { isOnControl: true })).toBeUndefined();
  expect(pressed(' ', { isOnControl: true })).toBeUndefined();
});

test('other keys have no shortcut', () => {
  expect(pressed('a')).toBeUndefined();
  expect(pressed('Tab')).toBeUndefined();
});
