import { drawAssembly } from '../../drawing/draw-assembly.ts';
import type { Assembly } from '../book/row.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import type { Node } from '../part-tree/part-catalogue.ts';

const VARIANTS = 8;
const WITHOUT_DRAWING = 0.005;
const LACKING_A_CALLOUT = 0.02;

/** A drawing that assemblies share. */
export interface DrawingPlan {
  readonly id: number;
  readonly node: Node;
  readonly seed: string;
  /** Standard part codes by callout, collected while assemblies are added. */
  readonly parts: Map<string, string>;
  /** A callout that the drawing omits, as in some real catalogues; usually null. */
  readonly lacking: string | null;
}

/** The drawings of all assemblies. Platforms of one variant share a drawing with the callouts of all of them. */
export class DrawingPlans {
  readonly plans: DrawingPlan[] = [];
  readonly #random: KeyedRandom;
  readonly #byKey = new Map<string, DrawingPlan>();

  constructor(random: KeyedRandom) {
    this.#random = random;
  }

  /** The drawing's id, or null for the few assemblies without a drawing. */
  planFor({ node, rows }: Assembly, platform: string, groupKey: string): number | null {
    const random = this.#random;
    if (random.isChosen(`no-drawing/${groupKey}/${node.id}`, WITHOUT_DRAWING)) return null;
    const variant = random.hash(`look/${platform}`) % VARIANTS;
    const key = `${node.id}/${variant}`;
    const plan = this.#byKey.get(key) ?? this.#add(key, node, variant);
    for (const { slot, part } of rows) plan.parts.set(slot.callout, part.stdPart.code);
    return plan.id;
  }

  #add(key: string, node: Node, variant: number): DrawingPlan {
    const isLacking = this.#random.isChosen(`lacking/${key}`, LACKING_A_CALLOUT);
    const slots = node.parts.flatMap((part) => part.slots);
    const lacking = isLacking ? this.#random.pick(`lacking-callout/${key}`, slots).callout : null;
    const plan = {
      id: this.plans.length + 1,
      node,
      seed: `look-${variant}`,
      parts: new Map<string, string>(),
      lacking,
    };
    this.plans.push(plan);
    this.#byKey.set(key, plan);
    return plan;
  }
}

/** Draws a plan, callouts in numeric order. */
export function drawPlan({ node, seed, parts, lacking }: DrawingPlan): ReturnType<typeof drawAssembly> {
  const visible = [...parts]
    .filter(([callout]) => callout !== lacking)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([callout, stdPartCode]) => ({ callout, stdPartCode }));
  return drawAssembly({ seed, vehicleClass: node.vehicleClass, nodeCode: node.code, parts: visible });
}
