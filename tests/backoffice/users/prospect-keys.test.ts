import { expect, test } from 'vitest';
import { isFieldKey } from '../../../src/backoffice/users/prospects/prospect-keys.ts';

test('a letter typed into a field is text, anywhere else a shortcut', () => {
  document.body.innerHTML =
    '<input><textarea></textarea><select></select><div contenteditable><b></b></div><button></button><p></p>';
  const isField = (selector: string) => isFieldKey({ target: document.querySelector(selector) });
  expect(['input', 'textarea', 'select', 'b'].map(isField)).toEqual([true, true, true, true]);
  expect(['button', 'p'].map(isField)).toEqual([false, false]);
  expect(isFieldKey({ target: window })).toBe(false);
});
