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

const isPlace = isShape({ vin: isNullOr(isString), type: isOneOf(['C', 'B']), isOpen: isBoolean });

const cases: [string, Guard<unknown>, unknown[], unknown[]][] = [
  ['a text', isString, ['', 'x'], [null, 1, undefined, ['x'], {}]],
  ['a number', isNumber, [0, -1.5], ['1', null, undefined]],
  ['nothing or a text', isNullOr(isString), [null, ''], [undefined, 0]],
  ['one of some', isOneOf(['a', 'b']), ['a'], ['c', null, 'toString']],
  ['a list', isArrayOf(isNumber), [[], [1, 2]], [[1, '2'], {}, null, 'ab']],
  ['a record', isRecordOf(isNumber), [{}, { a: 1 }], [{ a: '1' }, [1], null, 'ab']],
  ['a shape', isPlace, [{ vin: null, type: 'C', isOpen: true, more: 1 }], [{ vin: null, type: 'C' }, null, [], 'x']],
];

describe.each(cases)('what is kept is known as %s', (_name, is, good, bad) => {
  test.each(good.map((kept) => [JSON.stringify(kept), kept]))('by %s', (_text, kept) => expect(is(kept)).toBe(true));
  test.each(bad.map((kept) => [JSON.stringify(kept), kept]))('not by %s', (_text, kept) =>
    expect(is(kept)).toBe(false),
  );
});
