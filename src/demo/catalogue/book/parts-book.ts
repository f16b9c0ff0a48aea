import type { Group } from '../fleet/fleet.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import type { PartRegistry } from '../numbers/part-registry.ts';
import type { Node, StdPart } from '../part-tree/part-catalogue.ts';
import type { Build } from './build.ts';
import { hasNode, meetsNeeds } from './needs.ts';
import type { Assembly, Row } from './row.ts';
import type { RowRemarks } from './row-remarks.ts';
import { versionsOf } from './versions.ts';

function isUpperFor({ family, yearFrom }: Group, remark: string): boolean {
  if (family.brand.tier === 'premium') return true;
  return remark === 'lamp' ? yearFrom >= LED_SINCE : TALL.has(family.body);
}

interface Scope {
  /** Unique key of the engine, platform or brand that shares the number. */
  readonly key: string;
  /** The name that part numbers take their model characters from. */
  readonly name: string;
  readonly concern: string;
}

const LED_SINCE = 2020;
const TALL = new Set(['suv', 'mpv', 'pickup', 'van']);

/** Shared by all parts books of a catalogue. */
export interface BookContext {
  readonly random: KeyedRandom;
  readonly nodes: readonly Node[];
  readonly registry: PartRegistry;
  readonly remarks: RowRemarks;
}

/** The parts book of a group: one assembly for each of its nodes. */
export function partsBookOf(desk: BookContext, build: Build): Assembly[] {
  const assemblies: Assembly[] = [];
  for (const node of desk.nodes) {
    if (node.level !== 2 || node.vehicleClass !== build.group.family.vehicleClass || !hasNode(build, node)) continue;
    const rows = node.parts.flatMap((stdPart) => rowsOf(desk, build, stdPart));
    if (rows.length > 0) assemblies.push({ node, rows });
  }
  return assemblies;
}

function rowsOf({ random, registry, remarks }: BookContext, build: Build, stdPart: StdPart): Row[] {
  const { trait } = stdPart;
  if (!meetsNeeds(build, trait.needs)) return [];
  const { group } = build;
  const scope = scopeOf(random, group, stdPart);
  const rows: Row[] = [];
  const isUpper = (remark: string) => isUpperFor(group, remark);
  for (const slot of stdPart.slots) {
    for (const version of versionsOf(random, build, trait, scope.key)) {
      const part = registry.partOf({
        brand: group.family.brand,
        stdPart,
        concern: scope.concern,
        scopeName: scope.name,
        scopeKey: scope.key,
        side: slot.side,
        variant: version.variant,
      });
      rows.push({
        slot,
        part,
        quantity: quantityOf(group, stdPart),
        remark: remarks.remarkOf({ stdPart, version, side: slot.side, scopeKey: scope.key, isUpper }),
        condition: version.condition,
      });
    }
  }
  return rows;
}

function scopeOf(random: KeyedRandom, { family, engine, platform, generation }: Group, { trait }: StdPart): Scope {
  const { brand } = family;
  const engineConcern = engine.isTruck ? engine.concern : brand.concern;
  const engineKey = `${engineConcern}/${engine.concern}/${engine.family}`;
  switch (trait.scope) {
    case 'e':
      return { key: `${engineKey}/${engine.displacement}/${engine.fuel}`, name: engine.family, concern: engineConcern };
    case 'f':
      return { key: engineKey, name: engine.family, concern: engineConcern };
    case 'p':
      return { key: `${brand.concern}/${platform}`, name: platform, concern: brand.concern };
    case 's': {
      // Wearing parts of the chassis serve all platforms of about one size.
      const size = random.hash(`size/${platform}`) % SIZES;
      const name = vwPlatformOfSize(brand.concern, size) ?? `${brand.concern} size ${size}`;
      return { key: `${brand.concern}/size-${size}`, name, concern: brand.concern };
    }
    case 'g':
      return {
        key: `${family.key}/${generation}`,
        name: brand.style === 'mercedes' ? platform : `${family.key}/${generation}`,
        concern: brand.concern,
      };
    case 'b':
      return { key: brand.code, name: brand.code, concern: brand.concern };
    default:
      return { key: brand.concern, name: brand.concern, concern: brand.concern };
  }
}

const SIZES = 5;
const VW_SIZES = ['MQB', 'PQ35', 'PQ46', 'MLB', 'PQ25'];

/** The platform that gives parts of this size their numbers. */
function vwPlatformOfSize(concern: string, size: number): string | undefined {
  return concern === 'vw' ? VW_SIZES[size] : undefined;
}

// The tree states quantities for six cylinders; light trucks have four.
const PER_CYLINDER = /^(T1002|T1111002|T1003003)/;

function quantityOf({ engine }: Group, { trait, code, quantity }: StdPart): number {
  if (trait.isHanded && quantity > 1) return quantity / 2;
  if (PER_CYLINDER.test(code) && quantity > 1 && Number.parseFloat(engine.displacement) < 5.5)
    return (quantity * 4) / 6;
  return quantity;
}
