import { expect, test } from 'vitest';
import { sectionsOf } from '../../../../src/catalogue/vehicles/vin/vin-sections.ts';

const texts = (vin: string) =>
  sectionsOf(vin).map(({ name, characters }) => [name, characters.map(({ text }) => text).join('')]);

test('a VIN falls into maker, description with check digit, and indicator', () => {
  expect(texts('LSVNA2CJ1K2113527')).toEqual([
    ['wmi', 'LSV'],
    ['vds', 'NA2CJ1'],
    ['vis', 'K2113527'],
  ]);
});

test('no character is lost, however short or long the text', () => {
  expect(texts('LS')).toEqual([['wmi', 'LS']]);
  expect(texts('LSVNA2CJ1K211352799').at(-1)).toEqual(['vis', 'K211352799']);
  expect(
    sectionsOf('LSVNA2CJ1K2113527').flatMap(({ characters }) => characters.map(({ position }) => position)),
  ).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});
