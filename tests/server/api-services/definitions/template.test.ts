import { expect, test } from 'vitest';
import { realExample } from '../../../../src/server/api-services/definitions/template.ts';

const charged = { count: 1, language: 'en' } as const;
const resultOf = (example: string | null) => JSON.parse(example ?? '{}').result;

test('of a real answer each list keeps one item, and a drawing is replaced by an empty one', () => {
  const drawing = { svg: `<svg>${'x'.repeat(1_000)}</svg>`, areas: [{ callout: '1' }, { callout: '2' }], total: null };
  expect(resultOf(realExample({ drawings: [drawing, drawing], count: 2 }, charged))).toEqual({
    drawings: [{ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', areas: [{ callout: '1' }], total: null }],
    count: 2,
  });
});

test('an answer that stays too long is no example', () => {
  const wide = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x'.repeat(300)]));
  expect(realExample(wide, charged)).toBeNull();
});

test('the example of a free interface takes no unit, and leaves units like that of a charged one', () => {
  const chargeOf = (count: number) => JSON.parse(realExample({}, { count, language: 'en' }) ?? '{}').charge;
  expect(chargeOf(0)).toEqual({ count: 0, reason: 'free', remaining: 999 });
  expect(chargeOf(2)).toMatchObject({ count: 2, reason: 'charged', remaining: 999 });
});
