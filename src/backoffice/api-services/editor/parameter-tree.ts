import { type Parameter, type ParameterType, scalarTypes } from '../../../contract/api-services/parameters.ts';

/** A parameter in the editor. The key stays while names and places change. */
export interface ParameterNode extends Omit<Parameter, 'children'> {
  key: number;
  children: readonly ParameterNode[];
}

export type Nodes = readonly ParameterNode[];

/** Where a node was, to put it back. */
export interface RemovedNode {
  node: ParameterNode;
  /** Null: at the root. */
  parentKey: number | null;
  index: number;
}

let lastKey = 0;

export function newNode(): ParameterNode {
  lastKey += 1;
  return { key: lastKey, name: '', type: 'string', empty: false, desc: '', descEn: '', example: '', children: [] };
}

export function toNodes(parameters: readonly Parameter[]): ParameterNode[] {
  return parameters.map((parameter) => ({ ...newNode(), ...parameter, children: toNodes(parameter.children) }));
}

export function toParameters(nodes: Nodes): Parameter[] {
  return nodes.map(({ key: _, children, itemType, ...rest }) => ({
    ...rest,
    name: rest.name.trim(),
    desc: rest.desc.trim(),
    descEn: rest.descEn.trim(),
    ...(itemType === undefined ? {} : { itemType }),
    children: toParameters(children),
  }));
}

/** A node with its place, in the order of the rows. */
export interface NodeRow {
  node: ParameterNode;
  /** Dotted names from the root. */
  path: string;
  depth: number;
  index: number;
  /** How many nodes its parent has. */
  siblings: number;
}

export function flattenNodes(nodes: Nodes, prefix = '', depth = 0): NodeRow[] {
  return nodes.flatMap((node, index) => {
    const path = prefix === '' ? node.name : `${prefix}.${node.name}`;
    return [{ node, path, depth, index, siblings: nodes.length }, ...flattenNodes(node.children, path, depth + 1)];
  });
}

/** The tree with the list that holds the node changed; lists and nodes beside the way there stay the same objects. */
function updateList(nodes: Nodes, key: number, change: (list: Nodes, index: number) => Nodes): Nodes {
  const index = nodes.findIndex((node) => node.key === key);
  if (index >= 0) return change(nodes, index);
  let isFound = false;
  const changed = nodes.map((node) => {
    const children = isFound ? node.children : updateList(node.children, key, change);
    if (children === node.children) return node;
    isFound = true;
    return withItemType({ ...node, children });
  });
  return isFound ? changed : nodes;
}

export function editNode(nodes: Nodes, key: number, change: Partial<ParameterNode>): Nodes {
  return updateList(nodes, key, (list) => list.map((node) => (node.key === key ? { ...node, ...change } : node)));
}

/** A new type. Only objects and arrays keep children. */
export function setType(nodes: Nodes, key: number, type: ParameterType): Nodes {
  return updateList(nodes, key, (list) =>
    list.map((node) => (node.key === key ? withItemType({ ...node, type }) : node)),
  );
}

/** An array without children states the type of its items; nothing else does. */
function withItemType(node: ParameterNode): ParameterNode {
  const { itemType, ...rest } = node;
  if (node.type !== 'array' || node.children.length > 0) return rest;
  return { ...rest, itemType: itemType ?? scalarTypes[0] };
}

/** Adds a node as the last child; a scalar becomes an object. */
export function addChild(nodes: Nodes, parentKey: number | null, node: ParameterNode): Nodes {
  if (parentKey === null) return [...nodes, node];
  return updateList(nodes, parentKey, (list) =>
    list.map((parent) => {
      if (parent.key !== parentKey) return parent;
      const type = parent.type === 'array' ? 'array' : 'object';
      return withItemType({ ...parent, type, children: [...parent.children, node] });
    }),
  );
}

export function addAfter(nodes: Nodes, key: number, node: ParameterNode): Nodes {
  return updateList(nodes, key, (list, index) => list.toSpliced(index + 1, 0, node));
}

/** Moves a node among its siblings; the same tree at either end. */
export function moveNode(nodes: Nodes, key: number, by: -1 | 1): Nodes {
  return updateList(nodes, key, (list, index) => {
    const node = list[index];
    const to = index + by;
    if (node === undefined || to < 0 || to >= list.length) return list;
    return list.toSpliced(index, 1).toSpliced(to, 0, node);
  });
}

export function removeNode(nodes: Nodes, key: number): Nodes {
  return updateList(nodes, key, (list, index) => list.toSpliced(index, 1));
}

export function findRemoved(nodes: Nodes, key: number, parentKey: number | null = null): RemovedNode | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.key === key) return { node, parentKey, index };
    const found = findRemoved(node.children, key, node.key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Puts a node back; at the end of the root if its parent has been deleted meanwhile. */
export function restoreNode(nodes: Nodes, { node, parentKey, index }: RemovedNode): Nodes {
  if (parentKey === null || findRemoved(nodes, parentKey) === undefined) {
    return nodes.toSpliced(parentKey === null ? index : nodes.length, 0, node);
  }
  return updateList(nodes, parentKey, (list) =>
    list.map((parent) =>
      parent.key === parentKey
        ? withItemType({ ...parent, children: parent.children.toSpliced(index, 0, node) })
        : parent,
    ),
  );
}
