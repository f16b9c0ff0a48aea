import { expect, test } from 'vitest';
import { type ChargeNote, formatCharge, parseCharge } from '../../../src/contract/quota/charge-header.ts';

test('a charge is read back as it was written', () => {
  const notes: ChargeNote[] = [
    { vehicleTypeCode: 'C', source: 'free', remaining: 4 },
    { vehicleTypeCode: 'B', source: 'daily', remaining: 0 },
    { vehicleTypeCode: 'C', source: 'count', remaining: 12_345 },
  ];
  for (const note of notes) expect(parseCharge(formatCharge(note))).toEqual(note);
});

test('a missing or malformed header is no charge', () => {
  for (const header of [undefined, null, '', 'C free', 'A free 4', 'C gift 4', 'C free -1', 'C free 4 5', ' C free 4'])
    expect(parseCharge(header)).toBeUndefined();
});
