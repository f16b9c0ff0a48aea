import { drawAssembly } from '../../drawing/draw-assembly.ts';
import type { Assembly } from '../book/row.ts';
import type { Draw } from '../draw.ts';
import type { Node } from '../part-tree/part-catalogue.ts';

const VARIANTS = 8;
const WITHOUT_DRAWING = 0.005;
const LACKING_A_CALLOUT = 0.02;

/** Which drawing an assembly has. */
export interface DrawingPlan {
  readonly id: number;
  readonly node: Node;
  readonly seed: string;
  /** What it shows; filled while assemblies are added. */
  readonly parts: Map<string, string>;
  /** Left out, as in some real catalogues; null in most. */
  readonly lacking: string | null;
}

/** The drawings of all assemblies: platforms of one look share one, which shows the callouts of all of them. */
export class DrawingPlans {
  readonly plans: DrawingPlan[] = [];
  readonly #draw: Draw;
  readonly #byKey = new Map<string, DrawingPlan>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** The drawing's id; null for the few assemblies without one. */
  planFor({ node, rows }: Assembly, platform: string, groupKey: string): number | null {
    const draw = this.#draw;
    if (draw.isChosen(`no-drawing/${groupKey}/${node.id}`, WITHOUT_DRAWING)) return null;
    const look = draw.hash(`look/${platform}`) % VARIANTS;
    const key = `${node.id}/${look}`;
    const plan = this.#byKey.get(key) ?? this.#add(key, node, look);
    for (const { slot, part } of rows) plan.parts.set(slot.callout, part.stdPart.code);
    return plan.id;
  }

  #add(key: string, node: Node, look: number): DrawingPlan {
    const isLacking = this.#draw.isChosen(`lacking/${key}`, LACKING_A_CALLOUT);
    const slots = node.parts.flatMap((part) => part.slots);
    const lacking = isLacking ? this.#draw.pick(`lacking-callout/${key}`, slots).callout : null;
    const plan = { id: this.plans.length + 1, node, seed: `look-${look}`, parts: new Map<string, string>(), lacking };
    this.plans.push(plan);
    this.#byKey.set(key, plan);
    return plan;
  }
}

/** The drawing of a plan, callouts in their order. */
export function drawPlan({ node, seed, parts, lacking }: DrawingPlan): ReturnType<typeof drawAssembly> {
  const shown = [...parts]
    .filter(([callout]) => callout !== lacking)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([callout, stdPartCode]) => ({ callout, stdPartCode }));
  return drawAssembly({ seed, vehicleClass: node.vehicleClass, nodeCode: node.code, parts: shown });
}
