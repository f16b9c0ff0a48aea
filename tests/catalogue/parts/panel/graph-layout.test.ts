import { expect, test } from 'vitest';
import { layoutGraph, NODE_HEIGHT, neighbourhood } from '../../../../src/catalogue/parts/panel/graph-layout.ts';
import type { PartGraph } from '../../../../src/contract/parts/schemas.ts';

const node = (id: string, kind: PartGraph['nodes'][number]['kind'], isRequested = false) => ({
  id,
  kind,
  label: id,
  note: '',
  isRequested,
});
const graph: PartGraph = {
  nodes: [
    node('b', 'oe', true),
    node('c', 'oe'),
    node('a', 'oe'),
    node('x', 'aftermarket'),
    node('f', 'family'),
    node('g', 'family'),
  ],
  edges: [
    { from: 'a', to: 'b', kind: 'replaced' },
    { from: 'b', to: 'c', kind: 'replaced' },
    { from: 'b', to: 'x', kind: 'aftermarket' },
    { from: 'c', to: 'f', kind: 'fits' },
  ],
  leftOut: 0,
};

test('numbers are ordered from oldest to newest, with aftermarket numbers left and families right', () => {
  const { nodes } = layoutGraph(graph);
  const numbers = nodes.filter(({ kind }) => kind === 'oe').toSorted((one, other) => one.y - other.y);
  expect(numbers.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const columnOf = (kind: string) => nodes.find((each) => each.kind === kind)?.x ?? 0;
  expect(columnOf('aftermarket')).toBeLessThan(columnOf('oe'));
  expect(columnOf('oe')).toBeLessThan(columnOf('family'));
});

test('no two nodes overlap, all are inside the picture, and every edge has a path', () => {
  const { nodes, edges, width, height } = layoutGraph(graph);
  for (const one of nodes) {
    expect(one.x >= 0 && one.y >= 0 && one.x < width && one.y + NODE_HEIGHT <= height).toBe(true);
    const over = nodes.filter((other) => other !== one && other.x === one.x && Math.abs(other.y - one.y) < NODE_HEIGHT);
    expect(over).toEqual([]);
  }
  expect(edges).toHaveLength(graph.edges.length);
});

test('a column without nodes takes no space', () => {
  const alone = layoutGraph({ ...graph, nodes: graph.nodes.filter(({ kind }) => kind === 'oe') });
  expect(alone.width).toBeLessThan(layoutGraph(graph).width / 2);
  expect(alone.edges).toHaveLength(2);
});

test('the neighbourhood of a node is the nodes that share an edge with it', () => {
  expect([...neighbourhood('b', graph.edges)].sort()).toEqual(['a', 'b', 'c', 'x']);
});
