import { expect, test } from 'vitest';
import { parseTrait } from '../../../../src/demo/catalogue/traits/trait.ts';

test('a trait line states scope, price, needs, sides, variation, remark and aftermarket kind', () => {
  expect(parseTrait('p 180-720 hand if=turbo,direct by=serial:disc aft=disc twin=P1')).toEqual({
    scope: 'p',
    lowYuan: 180,
    highYuan: 720,
    needs: ['turbo', 'direct'],
    isHanded: true,
    isStandard: false,
    variation: 'serial',
    remark: 'disc',
    twin: 'P1',
    aftermarket: 'disc',
  });
});

test('omitted words of a trait line mean none', () => {
  expect(parseTrait('c 1-9 std')).toMatchObject({ needs: [], isStandard: true, variation: 'none', aftermarket: '' });
});

test('an unknown scope, price or variation is refused', () => {
  expect(() => parseTrait('z 1-9')).toThrow('not a trait');
  expect(() => parseTrait('p dear')).toThrow('not a trait');
  expect(() => parseTrait('p 1-9 by=colour:red')).toThrow('not a variation');
});
