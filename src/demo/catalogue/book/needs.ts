import type { Node } from '../part-tree/part-catalogue.ts';
import type { Build } from './build.ts';

const WITHOUT_ENGINE = new Set(
  ['C1001', 'C1002', 'C1003', 'C1004', 'C1005', 'C1101', 'C1102', 'C1103', 'C1301', 'C1401', 'C1402'].concat([
    'B1002',
    'B1003',
    'B1012',
    'B1105',
    'B1109',
    'B1111',
    'B1118',
    'B1205',
    'B1601',
    'B1700',
  ]),
);
const GAS_HAS_NO = new Set(['B1105', 'B1111', 'B1205']);
const BUS_HAS_NO = new Set(['B5000', 'B2700']);

/** True if a build has parts of the node: electric cars have no engine, tippers no fifth wheel. */
export function hasNode({ group }: Build, node: Node): boolean {
  const key = node.vehicleClass + node.code;
  const { engine, family } = group;
  if (engine.fuel === 'ev' && WITHOUT_ENGINE.has(key)) return false;
  if ((engine.fuel === 'lng' || engine.fuel === 'cng') && GAS_HAS_NO.has(key)) return false;
  if (family.body === 'bus' && BUS_HAS_NO.has(key)) return false;
  return key !== 'B2700' || family.body === 'tractor';
}

type Need = (build: Build) => boolean;

const isTall = (body: string) => body !== 'sedan' && body !== 'pickup';
const isHeavy: Need = ({ group }) => group.engine.powerKw >= 180;
const hasScr: Need = ({ group, lastYear }) => group.engine.fuel === 'diesel' && lastYear >= 2014;
const hasAirSpring: Need = ({ group }) => group.family.body === 'bus' || group.engine.powerKw >= 330;

const needs: Readonly<Record<string, Need>> = {
  air: hasAirSpring,
  // Each row states its gearbox.
  auto: ({ gearboxes }) => gearboxes.some((gearbox) => gearbox !== 'MT' && gearbox !== 'EV'),
  mt: ({ gearboxes }) => gearboxes.includes('MT'),
  belt: ({ group }) => group.engine.traits.has('belt'),
  cable: ({ group }) => group.yearFrom < 2014,
  chain: ({ group }) => group.engine.traits.has('chain'),
  china6: ({ lastYear }) => lastYear >= 2020,
  direct: ({ group }) => group.engine.traits.has('direct'),
  dpf: ({ group, lastYear }) => group.engine.fuel === 'diesel' && lastYear >= 2021,
  egr: (build) => hasScr(build) && !isHeavy(build),
  epb: ({ group }) => group.yearFrom >= 2014,
  ev: ({ group }) => group.engine.fuel === 'ev',
  front: ({ drives }) => drives.includes('FWD') || drives.includes('AWD'),
  heavy: isHeavy,
  hydraulic: ({ group }) => group.yearFrom <= 2010 && group.engine.fuel !== 'ev',
  ice: ({ group }) => group.engine.fuel !== 'ev',
  new: ({ group }) => group.yearFrom >= 2016,
  noair: (build) => !hasAirSpring(build),
  plug: ({ group }) => ['ev', 'phev', 'hybrid'].includes(group.engine.fuel),
  port: ({ group }) => !group.engine.traits.has('direct'),
  reardoor: ({ group }) => group.family.body !== 'van',
  scr: hasScr,
  spark: ({ group }) => group.engine.fuel !== 'diesel',
  tailgate: ({ group }) => isTall(group.family.body),
  tandem: ({ drives }) => drives.some((drive) => drive !== '4x2'),
  trunk: ({ group }) => group.family.body === 'sedan',
  turbo: ({ group }) => group.engine.displacement.endsWith('T'),
};

/** True if a build meets all needs of a part. @throws on an unknown need */
export function meetsNeeds(build: Build, names: readonly string[]): boolean {
  return names.every((name) => {
    const need = needs[name];
    if (need === undefined) throw new Error(`no such need: ${name}`);
    return need(build);
  });
}
