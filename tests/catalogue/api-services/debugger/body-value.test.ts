import { expect, test } from 'vitest';
import {
  formRows,
  parseBody,
  textOf,
  typedValue,
  valueAt,
  withValue,
} from '../../../../src/catalogue/api-services/debugger/body-value.ts';
import { fieldRowsOf } from '../../../../src/server/api-services/documents/folds/field-rows.ts';
import { parameter } from '../../../support/api-services/published-interfaces.ts';

test('only an object is a body', () => {
  expect(parseBody('{"a":1}')).toEqual({ a: 1 });
  for (const text of ['[1]', '"a"', 'null', '{', '']) expect(parseBody(text)).toBeUndefined();
});

test('a value is set and removed at its path, and the others stay', () => {
  const body = { a: { b: 1, c: 2 }, d: 3 };
  expect(withValue(body, 'a.b', 9)).toEqual({ a: { b: 9, c: 2 }, d: 3 });
  expect(withValue(body, 'a.b', undefined)).toEqual({ a: { c: 2 }, d: 3 });
  expect(withValue({}, 'x.y', 1)).toEqual({ x: { y: 1 } });
  expect(valueAt(body, 'a.c')).toBe(2);
  expect(valueAt(body, 'd.c')).toBeUndefined();
});

test('a text becomes a value of its type, and a wrong one stays text for the server to refuse', () => {
  const integer = { type: 'integer', itemType: null } as const;
  expect(typedValue('5', integer)).toBe(5);
  expect(typedValue('five', integer)).toBe('five');
  expect(typedValue(' ', integer)).toBeUndefined();
  expect(typedValue('5', { type: 'string', itemType: null })).toBe('5');
  const list = { type: 'array', itemType: 'string' } as const;
  expect(typedValue('a\n\nb', list)).toEqual(['a', 'b']);
  expect(textOf(['a', 'b'], list)).toBe('a\nb');
});

test('a form has the fields of objects, and one field for a list of objects', () => {
  const child = parameter({ name: 'child' });
  const rows = fieldRowsOf(
    [
      parameter({ name: 'object', type: 'object', children: [child] }),
      parameter({ name: 'list', type: 'array', children: [child] }),
    ],
    'request',
    'en',
  );
  expect(formRows(rows).map(({ path }) => path)).toEqual(['object.child', 'list']);
});
