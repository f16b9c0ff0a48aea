import { buildPartCatalogue, type Node } from '../../../src/demo/catalogue/part-tree/part-catalogue.ts';
import { drawAssembly } from '../../../src/demo/drawing/draw-assembly.ts';
import type { Drawing } from '../../../src/demo/drawing/drawing.ts';

export const nodes: readonly Node[] = buildPartCatalogue().filter(({ level }) => level === 2);

export function partsOf(node: Node): { callout: string; stdPartCode: string }[] {
  return node.parts.flatMap(({ code, slots }) => slots.map(({ callout }) => ({ callout, stdPartCode: code })));
}

/** The sheet with every callout of a node, as the demo's catalogue draws it. */
export function sheetOf(node: Node, seed: string, cylinders = 4): Drawing {
  return drawAssembly({
    seed,
    vehicleClass: node.vehicleClass,
    nodeCode: node.code,
    cylinders,
    parts: partsOf(node),
  });
}
