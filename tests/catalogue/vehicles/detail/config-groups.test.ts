import { expect, test } from 'vitest';
import { configGroups } from '../../../../src/catalogue/vehicles/detail/config-groups.ts';

const line = (key: string) => ({ key, value: key });
const shown = (...keys: string[]) =>
  configGroups(keys.map(line)).map(({ name, lines }) => [name, lines.map(({ key }) => key)]);

test('lines stand in their group, in its order, and an empty group is left out', () => {
  expect(shown('displacement', 'gearboxType', 'maker', 'engineModel')).toEqual([
    ['model', ['maker']],
    ['engine', ['engineModel', 'displacement']],
    ['driveline', ['gearboxType']],
  ]);
});

test('a key that no group claims is shown all the same, last', () => {
  expect(shown('wheelbase', 'maker')).toEqual([
    ['model', ['maker']],
    ['other', ['wheelbase']],
  ]);
});
