import type { PartTreeNode } from '../../../../src/contract/parts/schemas.ts';

function node(id: string, name: string, children: PartTreeNode[] = []): PartTreeNode {
  return { id, pId: null, level: 1, leaf: children.length === 0, name, vehAssyId: null, stdAssyId: id, children };
}

function assembly(vehAssyId: number, name: string, pId: string, parts: string[]): PartTreeNode {
  const id = `a${vehAssyId}`;
  const children = parts.map((part, index) => ({
    ...node(`s${part}`, part),
    pId: id,
    level: 3,
    vehAssyId,
    stdAssyId: `P${index + 1}`,
  }));
  return { ...node(id, name, children), pId, level: 2, vehAssyId };
}

/** Two systems with three assemblies between them. */
export const sampleTree: PartTreeNode[] = [
  node('g1', 'Engine', [
    assembly(11, 'Cylinder block', 'g1', ['Oil pan', 'Gasket']),
    assembly(12, 'Lubrication', 'g1', ['Oil filter']),
  ]),
  node('g2', 'Brakes', [assembly(21, 'Front brake', 'g2', ['Brake disc'])]),
];
