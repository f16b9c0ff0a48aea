import { expect, test } from 'vitest';
import { decodeVin } from '../../../../src/server/vehicles/vin/vin-decode.ts';

test('a Chinese VIN gives maker, country, years, plant and serial number', () => {
  expect(decodeVin('LSGFXE7R7HE228104', { atYear: 2026 })).toEqual({
    vin: 'LSGFXE7R7HE228104',
    wmi: 'LSG',
    maker: { zh: '上汽通用', en: 'SAIC General Motors' },
    origin: { region: 'asia', country: { zh: '中国', en: 'China' } },
    verdict: { status: 'valid', vin: 'LSGFXE7R7HE228104', folded: [] },
    modelYears: [2017, 1987],
    plant: 'E',
    serial: '228104',
  });
});

test('a VIN of 1989 is not read as 2019 only', () => {
  expect(decodeVin('1M8GDM9AXKP042788', { atYear: 2026 })).toMatchObject({
    verdict: { status: 'valid' },
    modelYears: [2019, 1989],
    plant: 'P',
    serial: '042788',
  });
});

test('an imported car without a check digit is decoded', () => {
  expect(decodeVin('WP0ZZZ99ZTS392124', { atYear: 2026 })).toMatchObject({
    maker: { en: 'Porsche' },
    origin: { country: { en: 'Germany' } },
    verdict: { status: 'checkDigitMismatch', strength: 'information' },
    modelYears: [2026, 1996],
  });
});

test('unknown maker, country and year are left undefined', () => {
  expect(decodeVin('0AAZZZZZZ0Z000000', { atYear: 2026 })).toMatchObject({
    maker: undefined,
    origin: undefined,
    modelYears: [],
  });
});
