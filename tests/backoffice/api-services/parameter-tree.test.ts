import { expect, test } from 'vitest';
import {
  addAfter,
  addChild,
  findRemoved,
  flattenNodes,
  moveNode,
  type Nodes,
  newNode,
  removeNode,
  restoreNode,
  setType,
  toNodes,
  toParameters,
} from '../../../src/backoffice/api-services/editor/parameter-tree.ts';
import { parameter } from '../../support/api-services/published-interfaces.ts';

const start = () =>
  toNodes([
    parameter({ name: 'vehicles', type: 'array', children: [parameter({ name: 'id' }), parameter({ name: 'year' })] }),
    parameter({ name: 'total', type: 'integer' }),
  ]);

const pathsOf = (nodes: Nodes) => flattenNodes(nodes).map(({ path }) => path);

function keyOf(nodes: Nodes, path: string): number {
  return flattenNodes(nodes).find((row) => row.path === path)?.node.key ?? expect.unreachable(path);
}

const named = (name: string) => ({ ...newNode(), name });

test('a tree is the same parameters after it was edited as nodes', () => {
  const parameters = [parameter({ name: 'a', type: 'array', itemType: 'integer' }), parameter({ name: 'b' })];
  expect(toParameters(toNodes(parameters))).toEqual(parameters);
});

test('a child is added last, a sibling after its node', () => {
  const nodes = start();
  expect(pathsOf(addChild(nodes, keyOf(nodes, 'vehicles'), named('name')))).toEqual([
    'vehicles',
    'vehicles.id',
    'vehicles.year',
    'vehicles.name',
    'total',
  ]);
  expect(pathsOf(addAfter(nodes, keyOf(nodes, 'vehicles.id'), named('name')))).toEqual([
    'vehicles',
    'vehicles.id',
    'vehicles.name',
    'vehicles.year',
    'total',
  ]);
});

test('a scalar that gets a child becomes an object', () => {
  const nodes = start();
  const [, total] = addChild(nodes, keyOf(nodes, 'total'), named('count'));
  expect(total?.type).toBe('object');
});

test('only an array without children states the type of its items', () => {
  const nodes = start();
  const array = setType(nodes, keyOf(nodes, 'total'), 'array');
  expect(array[1]?.itemType).toBe('string');
  expect(addChild(array, keyOf(array, 'total'), named('x'))[1]).not.toHaveProperty('itemType');
  expect(setType(array, keyOf(array, 'total'), 'integer')[1]).not.toHaveProperty('itemType');
  const [emptied] = ['vehicles.id', 'vehicles.year'].reduce<Nodes>(
    (rest, path) => removeNode(rest, keyOf(rest, path)),
    nodes,
  );
  expect(emptied?.itemType).toBe('string');
});

test('a node moves among its siblings and stays at either end', () => {
  const nodes = start();
  const id = keyOf(nodes, 'vehicles.id');
  expect(pathsOf(moveNode(nodes, id, 1))).toEqual(['vehicles', 'vehicles.year', 'vehicles.id', 'total']);
  expect(moveNode(nodes, id, -1)).toEqual(nodes);
});

test('a deleted node returns to its place', () => {
  const nodes = start();
  const key = keyOf(nodes, 'vehicles.id');
  const removed = findRemoved(nodes, key) ?? expect.unreachable();
  expect(restoreNode(removeNode(nodes, key), removed)).toEqual(nodes);
});

test('a deleted node returns to the root if its parent is deleted as well', () => {
  const nodes = start();
  const removed = findRemoved(nodes, keyOf(nodes, 'vehicles.id')) ?? expect.unreachable();
  expect(pathsOf(restoreNode(removeNode(nodes, keyOf(nodes, 'vehicles')), removed))).toEqual(['total', 'id']);
});

test('an edit leaves the nodes beside it the same objects, so that only its row is rendered again', () => {
  const nodes = start();
  const changed = setType(nodes, keyOf(nodes, 'total'), 'number');
  expect(changed[0]).toBe(nodes[0]);
  expect(changed[1]).not.toBe(nodes[1]);
});
