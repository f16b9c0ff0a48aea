import { expect, test } from 'vitest';
import { foldJson } from '../../../src/backoffice/api-services/editor/fold-json.ts';
import { flattenParameters } from '../../../src/contract/api-services/parameters.ts';
import { parameter } from '../../support/api-services/published-interfaces.ts';

const typesOf = (value: unknown) =>
  Object.fromEntries(
    flattenParameters(foldJson(JSON.stringify(value)).parameters).map(
      ({ path, parameter: { type, itemType, empty } }) => [
        path,
        `${type}${itemType === undefined ? '' : ` of ${itemType}`}${empty ? '?' : ''}`,
      ],
    ),
  );

test('types follow from the values, and integers from numbers without decimals', () => {
  expect(typesOf({ vin: 'LSV', year: 2019, price: 1.5, isNew: true, engine: { code: 'EA888' } })).toEqual({
    vin: 'string',
    year: 'integer',
    price: 'number',
    isNew: 'boolean',
    engine: 'object',
    'engine.code': 'string',
  });
});

test('the items of an array are folded together; a field that some lack, or that is null, may be empty', () => {
  expect(
    typesOf({
      rows: [
        { id: 1, oe: 'A' },
        { id: 2.5, note: null },
      ],
    }),
  ).toEqual({
    rows: 'array',
    'rows.id': 'number',
    'rows.oe': 'string?',
    'rows.note': 'string?',
  });
});

test('an array of plain values has the type of its items', () => {
  expect(typesOf({ oes: ['A', 'B'], sizes: [1, 2], mixed: [1, 'A'], nothing: [] })).toEqual({
    oes: 'array of string',
    sizes: 'array of integer',
    mixed: 'array of string',
    nothing: 'array of string',
  });
});

test('descriptions of the same fields stay', () => {
  const known = [parameter({ name: 'vehicle', type: 'object', children: [parameter({ name: 'vin' })] })];
  const [vehicle] = foldJson('{"vehicle":{"vin":"LSV","year":2019}}', known).parameters;
  expect(vehicle?.desc).toBe('vehicle说明');
  expect(vehicle?.children.map(({ name, descEn }) => [name, descEn])).toEqual([
    ['vin', 'about vin'],
    ['year', ''],
  ]);
});

test('names that no field can have are left out and reported', () => {
  const { parameters, skipped } = foldJson('{"a":{"车型":1,"b":2},"1st":3}');
  expect(flattenParameters(parameters).map(({ path }) => path)).toEqual(['a', 'a.b']);
  expect(skipped).toEqual(['a.车型', '1st']);
});

test('an example deeper than a definition can be is cut at its deepest level', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(12)}1${'}'.repeat(12)}`);
  const depths = flattenParameters(foldJson(JSON.stringify(deep)).parameters).map(({ depth }) => depth);
  expect(Math.max(...depths)).toBe(7);
});
