import { expect, test } from 'vitest';
import { configGroups } from '../../../../src/catalogue/vehicles/detail/config-groups.ts';

const line = (key: string) => ({ key, value: key });
const groupsOf = (...keys: string[]) =>
  configGroups(keys.map(line)).map(({ name, lines }) => [name, lines.map(({ key }) => key)]);

test('lines are listed in their group in its order, and empty groups are left out', () => {
  expect(groupsOf('displacement', 'gearboxType', 'maker', 'engineModel')).toEqual([
    ['model', ['maker']],
    ['engine', ['engineModel', 'displacement']],
    ['driveline', ['gearboxType']],
  ]);
});

test('a key of no group is listed last', () => {
  expect(groupsOf('wheelbase', 'maker')).toEqual([
    ['model', ['maker']],
    ['other', ['wheelbase']],
  ]);
});
