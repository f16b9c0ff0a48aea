import type { CataloguePlan } from '../catalogue/plan/catalogue-plan.ts';
import type { Table } from '../catalogue/tables/table.ts';
import { passengerZones, truckZones } from './crash-zones.ts';
import {
  passengerOneTime,
  passengerSets,
  passengerTogether,
  type TogetherLine,
  truckOneTime,
  truckSets,
  truckTogether,
} from './relations.ts';

/** Crash zones of standard parts and relations between them. */
export const panelTables: readonly Table[] = [
  {
    name: 'std_part_zone',
    columns: ['std_part_id', 'zone'],
    *rows(plan) {
      const idOf = partIds(plan);
      for (const [code, ...zones] of [...passengerZones, ...truckZones]) {
        for (const zone of new Set(zones)) yield [idOf(code), zone];
      }
    },
  },
  {
    name: 'std_part_relation',
    columns: ['std_part_id', 'related_std_part_id', 'kind'],
    *rows(plan) {
      const idOf = partIds(plan);
      for (const { code, other, kind } of relationLines()) yield [idOf(code), idOf(other), kind];
    },
  },
];

/** Every pair once; `oneTime` takes precedence over `together`. */
export function relationLines(): { code: string; other: string; kind: 'together' | 'oneTime' }[] {
  const pairs = new Map<string, { code: string; other: string; kind: 'together' | 'oneTime' }>();
  const add = (lines: readonly TogetherLine[], kind: 'together' | 'oneTime') => {
    for (const [code, ...others] of lines) {
      for (const other of others) if (other !== code) pairs.set(`${code}/${other}`, { code, other, kind });
    }
  };
  const sets = [...passengerSets, ...truckSets];
  add(
    sets.flatMap((set) => set.map((code): TogetherLine => [code, ...set])),
    'together',
  );
  add([...passengerTogether, ...truckTogether], 'together');
  add([...passengerOneTime, ...truckOneTime], 'oneTime');
  return [...pairs.values()];
}

/** Standard part ids by code. @throws on an unknown code */
function partIds({ nodes }: CataloguePlan): (code: string) => number {
  const ids = new Map(nodes.flatMap(({ parts }) => parts.map(({ code, id }) => [code, id])));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`no standard part ${code}`);
    return id;
  };
}
