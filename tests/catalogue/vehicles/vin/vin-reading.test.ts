import { expect, test } from 'vitest';
import { readVin } from '../../../../src/catalogue/vehicles/vin/vin-reading.ts';

test('a VIN in its stored form is not changed', () => {
  expect(readVin(' LSVNA2CJ1K2113527 ')).toEqual({ text: 'LSVNA2CJ1K2113527', folded: [], isNormalised: false });
});

test('spaces, dashes, lower case and full width are normalised, and reported', () => {
  for (const typed of ['lsvna2cj1k2113527', 'LSV NA2CJ1-K2113527', 'ＬＳＶNA2CJ1K2113527']) {
    expect(readVin(typed)).toEqual({ text: 'LSVNA2CJ1K2113527', folded: [], isNormalised: true });
  }
});

test('letters read as digits are reported one by one, apart from the normalisation', () => {
  expect(readVin('LSVNA2CJIK2113527')).toEqual({
    text: 'LSVNA2CJ1K2113527',
    folded: [{ position: 9, from: 'I', to: '1' }],
    isNormalised: false,
  });
});
