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

test('the focus moves to the same button of the next row, counted from its end', () => {
  focusBeside(button('remove 1'));
  expect(document.activeElement).toBe(button('remove 2'));
});

test('from the last row the focus moves to the previous one', () => {
  focusBeside(button('remove 2'));
  expect(document.activeElement).toBe(button('remove 1'));
});

test('without another row, or outside of rows, the focus does not move', () => {
  document.body.innerHTML = '<ul><li><button>remove 1</button></li></ul><button>alone</button>';
  for (const name of ['remove 1', 'alone']) {
    button(name).focus();
    focusBeside(button(name));
    expect(document.activeElement).toBe(button(name));
  }
});
