import { drawAssembly } from '../../drawing/draw-assembly.ts';
import type { Assembly } from '../book/row.ts';
import { cylindersOf } from '../fleet/cylinders.ts';
import type { Group } from '../fleet/fleet.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import type { Node } from '../part-tree/part-catalogue.ts';

const VARIANTS = 8;
const WITHOUT_DRAWING = 0.005;
const LACKING_A_CALLOUT = 0.02;
/** Ids of sheets for engines with another number of cylinders than the first of their kind come after this one. */
export const EXTRA_DRAWINGS = 10_000;
/** Nodes whose parts show how many cylinders the engine has. */
const PER_CYLINDER = new Set('C1001 C1002 C1003 C1101 C1103 B1002 B1003 B1111'.split(' '));
/** What sheets without such parts are drawn for. */
const USUAL_CYLINDERS = 4;

/** A drawing that assemblies share. */
export interface DrawingPlan {
  readonly id: number;
  readonly node: Node;
  readonly seed: string;
  readonly cylinders: number;
  /** Standard part codes by callout, collected while assemblies are added. */
  readonly parts: Map<string, string>;
  /** A callout that the drawing omits, as in some real catalogues; usually null. */
  readonly lacking: string | null;
}

/** The drawings of all assemblies. Platforms of one variant share a drawing with the callouts of all of them. */
export class DrawingPlans {
  readonly plans: DrawingPlan[] = [];
  readonly #random: KeyedRandom;
  readonly #sheets = new Set<string>();
  readonly #byKey = new Map<string, DrawingPlan>();

  constructor(random: KeyedRandom) {
    this.#random = random;
  }

  /** The drawing's id, or null for the few assemblies without a drawing. */
  planFor({ node, rows }: Assembly, { platform, key: groupKey, engine }: Group): number | null {
    const random = this.#random;
    if (random.isChosen(`no-drawing/${groupKey}/${node.id}`, WITHOUT_DRAWING)) return null;
    const variant = random.hash(`look/${platform}`) % VARIANTS;
    const cylinders = PER_CYLINDER.has(node.vehicleClass + node.code) ? cylindersOf(engine) : USUAL_CYLINDERS;
    const key = `${node.id}/${variant}/${cylinders}`;
    const plan = this.#byKey.get(key) ?? this.#add(key, { node, variant, cylinders });
    for (const { slot, part } of rows) plan.parts.set(slot.callout, part.stdPart.code);
    return plan.id;
  }

  #add(key: string, { node, variant, cylinders }: { node: Node; variant: number; cylinders: number }): DrawingPlan {
    const sheet = `${node.id}/${variant}`;
    const isExtra = this.#sheets.has(sheet);
    this.#sheets.add(sheet);
    const isLacking = this.#random.isChosen(`lacking/${sheet}`, LACKING_A_CALLOUT);
    const slots = node.parts.flatMap((part) => part.slots);
    const lacking = isLacking ? this.#random.pick(`lacking-callout/${sheet}`, slots).callout : null;
    const plan = {
      id: isExtra ? EXTRA_DRAWINGS + this.plans.length : this.#sheets.size,
      node,
      seed: `look-${variant}`,
      cylinders,
      parts: new Map<string, string>(),
      lacking,
    };
    this.plans.push(plan);
    this.#byKey.set(key, plan);
    return plan;
  }
}

/** Draws a plan, callouts in numeric order. */
export function drawPlan({ node, seed, cylinders, parts, lacking }: DrawingPlan): ReturnType<typeof drawAssembly> {
  const visible = [...parts]
    .filter(([callout]) => callout !== lacking)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([callout, stdPartCode]) => ({ callout, stdPartCode }));
  return drawAssembly({ seed, vehicleClass: node.vehicleClass, nodeCode: node.code, cylinders, parts: visible });
}
