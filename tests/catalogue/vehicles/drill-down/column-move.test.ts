import { beforeEach, expect, test } from 'vitest';
import { columnMove } from '../../../../src/catalogue/vehicles/drill-down/column-move.ts';

const columns = document.createElement('div');

beforeEach(() => {
  columns.innerHTML = `
    <section data-column="letter"><ul><li><button>A</button></li><li><button>B</button></li></ul></section>
    <section data-column="brand"><ul><li><button>Audi</button></li><li><button aria-current="true">BMW</button></li></ul></section>`;
  document.body.append(columns);
});

function from(label: string, key: string): string | undefined {
  [...columns.querySelectorAll('button')].find((button) => button.textContent === label)?.focus();
  return columnMove(columns, key)?.textContent ?? undefined;
}

test('up and down stay in the column and stop at its ends', () => {
  expect(from('A', 'ArrowDown')).toBe('B');
  expect(from('B', 'ArrowUp')).toBe('A');
  expect(from('B', 'ArrowDown')).toBeUndefined();
  expect(from('A', 'ArrowUp')).toBeUndefined();
});

test('left and right lead to the chosen row of the next column, or its first', () => {
  expect(from('A', 'ArrowRight')).toBe('BMW');
  expect(from('Audi', 'ArrowLeft')).toBe('A');
  expect(from('A', 'ArrowLeft')).toBeUndefined();
});

test('other keys, and a focus elsewhere, lead nowhere', () => {
  expect(from('A', 'Enter')).toBeUndefined();
  document.body.focus();
  [...columns.querySelectorAll('button')].map((button) => button.blur());
  expect(columnMove(columns, 'ArrowDown')).toBeUndefined();
});
