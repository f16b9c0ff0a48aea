import { describe, expect, test } from 'vitest';
import {
  type Guard,
  isArrayOf,
  isBoolean,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isString,
} from '../../../../src/catalogue/shared/storage/guards.ts';

const isVehicle = isShape({ vin: isNullOr(isString), type: isOneOf(['C', 'B']), isOpen: isBoolean });

const cases: [string, Guard<unknown>, unknown[], unknown[]][] = [
  ['a text', isString, ['', 'x'], [null, 1, undefined, ['x'], {}]],
  ['a number', isNumber, [0, -1.5], ['1', null, undefined]],
  ['null or a text', isNullOr(isString), [null, ''], [undefined, 0]],
  ['one of some', isOneOf(['a', 'b']), ['a'], ['c', null, 'toString']],
  ['a list', isArrayOf(isNumber), [[], [1, 2]], [[1, '2'], {}, null, 'ab']],
  ['a record', isRecordOf(isNumber), [{}, { a: 1 }], [{ a: '1' }, [1], null, 'ab']],
  ['a shape', isVehicle, [{ vin: null, type: 'C', isOpen: true, more: 1 }], [{ vin: null, type: 'C' }, null, [], 'x']],
];

describe.each(cases)('the guard of %s', (_name, isValue, valid, invalid) => {
  test.each(valid.map((value) => [JSON.stringify(value), value]))('accepts %s', (_text, value) =>
    expect(isValue(value)).toBe(true),
  );
  test.each(invalid.map((value) => [JSON.stringify(value), value]))('rejects %s', (_text, value) =>
    expect(isValue(value)).toBe(false),
  );
});
