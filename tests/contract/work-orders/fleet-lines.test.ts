import { describe, expect, test } from 'vitest';
import { fleetList } from '../../../src/contract/work-orders/fleet/fleet-lines.ts';

const VIN = 'LSVAA2BR1GN100000';
const OTHER = 'LFV2A21K0A3000001';

test('the plate and the remark beside a VIN are kept with it, before or after, as written', () => {
  expect(fleetList(`沪A·12345\t${VIN}\tdriver Bob, 3rd depot\n2. ${OTHER} 粤B1234学`)).toEqual({
    lines: [
      { vin: VIN, plate: '沪A12345', note: 'driver Bob, 3rd depot' },
      { vin: OTHER, plate: '粤B1234学', note: '2' },
    ],
    unread: [],
    repeated: 0,
  });
});

test('several VINs of a line are vehicles, each with what follows it', () => {
  expect(fleetList(`${VIN} night bus, ${OTHER} spare`).lines).toEqual([
    { vin: VIN, plate: '', note: 'night bus' },
    { vin: OTHER, plate: '', note: 'spare' },
  ]);
});

test('a repeated VIN is one vehicle, with both notes', () => {
  const { lines, repeated } = fleetList(`${VIN} a\n${VIN.toLowerCase()} b 沪A12345`);
  expect(lines).toEqual([{ vin: VIN, plate: '沪A12345', note: 'a · b' }]);
  expect(repeated).toBe(1);
});

test('lines without a VIN are returned as unread, so that nothing is lost silently', () => {
  expect(fleetList(`车架号 车牌\n\n${VIN}\nthe red van`).unread).toEqual(['车架号 车牌', 'the red van']);
});

describe('a mistyped VIN', () => {
  test.each([VIN.slice(1), `${VIN}7`, VIN.replace('1', 'I')])('%s is a vehicle', (typed) => {
    expect(fleetList(typed).lines).toHaveLength(1);
  });
  test('is none beside a whole one: it is the number of the engine', () => {
    expect(fleetList(`${VIN} CYAF0012345678`).lines).toEqual([{ vin: VIN, plate: '', note: 'CYAF0012345678' }]);
  });
});

test('an invisible character inside a VIN changes nothing', () => {
  expect(fleetList(`LSVAA2\u200bBR1GN100000`).lines).toMatchObject([{ vin: VIN }]);
});
