import { beforeEach, expect, test } from 'vitest';
import { focusBeside } from '../../../src/ui/overlay/focus-beside.ts';

beforeEach(() => {
  document.body.innerHTML = `<ul>
    <li><button>pin 1</button><button>remove 1</button></li>
    <li><button>remove 2</button></li>
    <li aria-hidden="true"></li>
  </ul>`;
});

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`No button ${name}`);
  return found;
};

test('the focus goes to the same button of the next row, counted from its end', () => {
  focusBeside(button('remove 1'));
  expect(document.activeElement).toBe(button('remove 2'));
});

test('the last row gives it to the one before', () => {
  focusBeside(button('remove 2'));
  expect(document.activeElement).toBe(button('remove 1'));
});

test('the only row with such a button, and a button in no row, leave the focus alone', () => {
  document.body.innerHTML = '<ul><li><button>remove 1</button></li></ul><button>alone</button>';
  for (const name of ['remove 1', 'alone']) {
    button(name).focus();
    focusBeside(button(name));
    expect(document.activeElement).toBe(button(name));
  }
});
