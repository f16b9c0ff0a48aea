import { parseTrait, type Trait } from '../traits/trait.ts';
import { traitLines } from '../traits/trait-lines.ts';
import type { StdPartLine } from './part-system.ts';
import { partSystems } from './part-systems.ts';

export type Side = '' | 'left' | 'right';

/** A callout of a node: every group uses the same callout for the same standard part. */
export interface Slot {
  readonly callout: string;
  readonly side: Side;
}

export interface StdPart {
  readonly id: number;
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly unit: string;
  readonly quantity: number;
  readonly flags: string;
  readonly aliases: readonly string[];
  readonly trait: Trait;
  readonly node: Node;
  readonly slots: readonly Slot[];
}

export interface Node {
  readonly id: number;
  readonly vehicleClass: 'C' | 'B';
  readonly code: string;
  readonly parentId: number | null;
  readonly level: 1 | 2;
  readonly zh: string;
  readonly en: string;
  readonly ord: number;
  readonly parts: StdPart[];
}

// Codes such as 1002 exist in both trees, so ids of truck nodes start here.
const TRUCK_NODES = 90_000;
const TRUCK_PARTS = 90_000_000;

/** Both part trees, level 1 and 2 nodes in reading order, with their standard parts, traits and callouts. */
export function buildPartCatalogue(): readonly Node[] {
  return [...nodesOf('C'), ...nodesOf('B')];
}

function* nodesOf(vehicleClass: 'C' | 'B'): Generator<Node> {
  const offset = vehicleClass === 'B' ? TRUCK_NODES : 0;
  let ord = 0;
  for (const system of partSystems[vehicleClass]) {
    ord += 1;
    const parentId = offset + Number(system.code);
    const { code, zh, en } = system;
    yield { id: parentId, vehicleClass, code, parentId: null, level: 1, zh, en, ord, parts: [] };
    for (const line of system.nodes) {
      ord += 1;
      const id = offset + Number(line.code);
      const parts: StdPart[] = [];
      const node: Node = {
        id,
        vehicleClass,
        code: line.code,
        parentId,
        level: 2,
        zh: line.zh,
        en: line.en,
        ord,
        parts,
      };
      parts.push(...partsOf(node, line.parts));
      yield node;
    }
  }
}

function* partsOf(node: Node, lines: readonly StdPartLine[]): Generator<StdPart> {
  let callout = 0;
  for (const [code, zh, en, unit, quantity, flags, aliases] of lines) {
    const line = traitLines[code];
    if (line === undefined) throw new Error(`no trait for ${code}`);
    const trait = parseTrait(line);
    const sides: Side[] = trait.isHanded ? ['left', 'right'] : [''];
    yield {
      id: Number(code.slice(1)) + (code.startsWith('T') ? TRUCK_PARTS : 0),
      code,
      zh,
      en,
      unit,
      quantity,
      flags,
      aliases: aliases === '' ? [] : aliases.split(' '),
      trait,
      node,
      slots: sides.map((side) => {
        callout += 1;
        return { callout: String(callout), side };
      }),
    };
  }
}
