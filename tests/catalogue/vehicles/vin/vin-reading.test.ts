import { expect, test } from 'vitest';
import { readVin } from '../../../../src/catalogue/vehicles/vin/vin-reading.ts';

test('a VIN typed as it is stored is read as it is', () => {
  expect(readVin(' LSVNA2CJ1K2113527 ')).toEqual({ text: 'LSVNA2CJ1K2113527', folded: [], isTidied: false });
});

test('spaces, dashes, lower case and full width are put right, and that is said', () => {
  for (const typed of ['lsvna2cj1k2113527', 'LSV NA2CJ1-K2113527', 'ＬＳＶNA2CJ1K2113527']) {
    expect(readVin(typed)).toEqual({ text: 'LSVNA2CJ1K2113527', folded: [], isTidied: true });
  }
});

test('letters read as digits are told one by one, and are not tidying', () => {
  expect(readVin('LSVNA2CJIK2113527')).toEqual({
    text: 'LSVNA2CJ1K2113527',
    folded: [{ position: 9, from: 'I', to: '1' }],
    isTidied: false,
  });
});
