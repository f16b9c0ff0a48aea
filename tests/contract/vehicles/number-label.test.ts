import { expect, test } from 'vitest';
import { withoutLabel } from '../../../src/contract/vehicles/number-label.ts';

test('the label before a number is left out, with its colon and spaces', () => {
  for (const text of [
    'VIN: LSV1',
    'VIN码LSV1',
    ' 车架号 : LSV1',
    '大架号LSV1',
    '车辆识别代号:LSV1',
    '车架后六位 LSV1',
    'VIN LSV1',
  ])
    expect(withoutLabel(text), text).toBe('LSV1');
});

test('a number without a label stays as it is, also one that begins with the letters of VIN or has a label in it', () => {
  for (const text of ['LSV1', 'VINX123', 'BH7160 车架号', '']) expect(withoutLabel(text)).toBe(text);
});
