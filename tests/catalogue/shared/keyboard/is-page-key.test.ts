import { expect, test } from 'vitest';
import { isPageKey } from '../../../../src/catalogue/shared/keyboard/is-page-key.ts';

function press(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  let isForPage: boolean | undefined;
  const onKey = (event: KeyboardEvent) => {
    isForPage = isPageKey(event);
  };
  document.addEventListener('keydown', onKey);
  const target = document.querySelector('[data-focus]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('keydown', onKey);
  return isForPage ?? false;
}

test('keys on the page, on buttons and on checkboxes are shortcuts', () => {
  for (const html of ['', '<button data-focus></button>', '<input type="checkbox" data-focus>'])
    expect(press(html)).toBe(true);
});

test('keys in a field are typed', () => {
  for (const html of [
    '<input data-focus>',
    '<input type="search" data-focus>',
    '<textarea data-focus></textarea>',
    '<select data-focus></select>',
    '<div contenteditable="true"><b data-focus></b></div>',
  ])
    expect(press(html), html).toBe(false);
});

test('keys with a modifier are the browser’s; Shift alone is not', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) expect(press('', { [modifier]: true })).toBe(false);
  expect(press('', { shiftKey: true })).toBe(true);
});

test('an open dialog blocks the shortcuts of the page behind it', () => {
  expect(press('<dialog open></dialog><button data-focus></button>')).toBe(false);
  expect(press('<dialog></dialog><button data-focus></button>')).toBe(true);
});

test('a key that something has handled is done with', () => {
  const event = new KeyboardEvent('keydown', { key: 'j', cancelable: true });
  event.preventDefault();
  expect(isPageKey(event)).toBe(false);
});
