import { beforeEach, expect, test } from 'vitest';
import { nextColumnFocus } from '../../../../src/catalogue/vehicles/drill-down/column-focus.ts';

const columns = document.createElement('div');

beforeEach(() => {
  columns.innerHTML = `
    <section data-column="letter"><ul><li><button>A</button></li><li><button>B</button></li></ul></section>
    <section data-column="brand"><ul><li><button>Audi</button></li><li><button aria-current="true">BMW</button></li></ul></section>`;
  document.body.append(columns);
});

function focusAfter(label: string, key: string): string | undefined {
  [...columns.querySelectorAll('button')].find((button) => button.textContent === label)?.focus();
  return nextColumnFocus(columns, key)?.textContent ?? undefined;
}

test('up and down move within the column and stop at its ends', () => {
  expect(focusAfter('A', 'ArrowDown')).toBe('B');
  expect(focusAfter('B', 'ArrowUp')).toBe('A');
  expect(focusAfter('B', 'ArrowDown')).toBeUndefined();
  expect(focusAfter('A', 'ArrowUp')).toBeUndefined();
});

test('left and right move to the chosen row of the next column, or its first', () => {
  expect(focusAfter('A', 'ArrowRight')).toBe('BMW');
  expect(focusAfter('Audi', 'ArrowLeft')).toBe('A');
  expect(focusAfter('A', 'ArrowLeft')).toBeUndefined();
});

test('other keys, and a focus elsewhere, move nothing', () => {
  expect(focusAfter('A', 'Enter')).toBeUndefined();
  document.body.focus();
  [...columns.querySelectorAll('button')].map((button) => button.blur());
  expect(nextColumnFocus(columns, 'ArrowDown')).toBeUndefined();
});
