import type { VehicleConfig } from '../../../contract/vehicles/schemas.ts';

type Line = VehicleConfig['config'][number];

const groups = [
  { name: 'model', keys: ['maker', 'yearPattern', 'cfgLevel', 'body', 'seats', 'produced'] },
  { name: 'engine', keys: ['engineModel', 'displacement', 'fuel', 'powerKw', 'emission'] },
  { name: 'driveline', keys: ['gearboxType', 'drivenType', 'platform'] },
  { name: 'numbers', keys: ['announcement', 'factoryCode', 'options'] },
] as const;

export type ConfigGroupName = (typeof groups)[number]['name'] | 'other';

/** The lines of a configuration in groups, without empty ones; keys of no group are in the last group, `other`. */
export function configGroups(lines: readonly Line[]): { name: ConfigGroupName; lines: Line[] }[] {
  const grouped = new Set<string>(groups.flatMap(({ keys }) => keys));
  const known = groups.map(({ name, keys }) => ({
    name,
    lines: keys.flatMap((key) => lines.filter((line) => line.key === key)),
  }));
  const other = { name: 'other' as const, lines: lines.filter(({ key }) => !grouped.has(key)) };
  return [...known, other].filter((group) => group.lines.length > 0);
}
