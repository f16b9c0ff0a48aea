import { expect, test } from 'vitest';
import { splitVin } from '../../../../src/catalogue/vehicles/vin/vin-sections.ts';

const texts = (vin: string) =>
  splitVin(vin).map(({ name, characters }) => [name, characters.map(({ text }) => text).join('')]);

test('a VIN has three sections: manufacturer, descriptor with check digit, indicator', () => {
  expect(texts('LSVNA2CJ1K2113527')).toEqual([
    ['wmi', 'LSV'],
    ['vds', 'NA2CJ1'],
    ['vis', 'K2113527'],
  ]);
});

test('no character of a short or long text is lost', () => {
  expect(texts('LS')).toEqual([['wmi', 'LS']]);
  expect(texts('LSVNA2CJ1K211352799').at(-1)).toEqual(['vis', 'K211352799']);
  expect(splitVin('LSVNA2CJ1K2113527').flatMap(({ characters }) => characters.map(({ position }) => position))).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  );
});
