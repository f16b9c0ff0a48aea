import { expect, test } from 'vitest';
import { buildPartCatalogue } from '../../../src/demo/catalogue/part-tree/part-catalogue.ts';
import { buildCovTree } from '../../../src/demo/commercial/cov-tree.ts';

const nodes = buildPartCatalogue();
const trucks = nodes.filter(({ vehicleClass }) => vehicleClass === 'B');
const stdParts = trucks.flatMap(({ parts }) => parts);
const tree = buildCovTree(nodes);
const leavesOf = (name: 'B' | 'OF') => tree.filter((node) => node.tree === name && node.stdPartIds.length > 0);

test.each(['B', 'OF'] as const)('every standard part of a truck is in the %s tree once', (name) => {
  const ids = leavesOf(name).flatMap(({ stdPartIds }) => stdPartIds);
  expect(ids.toSorted()).toEqual(stdParts.map(({ id }) => id).toSorted());
});

test.each(['B', 'OF'] as const)('parts of one assembly in the %s tree are on one drawing', (name) => {
  const nodeOf = new Map(stdParts.map(({ id, node }) => [id, node.id]));
  for (const { zh, stdPartIds } of leavesOf(name)) {
    expect([zh, new Set(stdPartIds.map((id) => nodeOf.get(id))).size]).toEqual([zh, 1]);
  }
});

test('nodes follow their parents, only leaf nodes have parts, and codes are unique among siblings', () => {
  const seen = new Map<number, number>();
  const codes = new Set<string>();
  for (const { id, tree: name, parentId, level, code, stdPartIds } of tree) {
    expect(parentId === null ? 0 : seen.get(parentId)).toBe(level - 1);
    seen.set(id, level);
    codes.add(`${name} ${parentId} ${code}`);
    if (stdPartIds.length > 0) expect(tree.some((other) => other.parentId === id)).toBe(false);
  }
  expect(codes.size).toBe(tree.length);
});

test('a group of the standard structure has assemblies if it has five parts or more', () => {
  for (const { code, parts } of trucks.filter(({ level }) => level === 2)) {
    const group = tree.find((node) => node.tree === 'B' && node.level === 2 && node.code === code);
    expect([code, tree.some(({ parentId }) => parentId === group?.id)]).toEqual([code, parts.length >= 5]);
  }
});
