import type { PartGraph } from '../../../contract/parts/schemas.ts';

type Node = PartGraph['nodes'][number];
type Edge = PartGraph['edges'][number];

export interface PlacedNode extends Node {
  /** Top left corner, in user units of the SVG. */
  x: number;
  y: number;
}

export interface PlacedEdge extends Edge {
  /** SVG path between the middles of the nodes' sides. */
  path: string;
}

export interface GraphLayout {
  nodes: PlacedNode[];
  edges: PlacedEdge[];
  width: number;
  height: number;
}

export const NODE_WIDTH = 124;
export const NODE_HEIGHT = 44;
const GAP_X = 26;
const GAP_Y = 12;
const EDGE = 4;

const COLUMNS = ['aftermarket', 'oe', 'family'] as const satisfies readonly Node['kind'][];

/** Lays the graph out in three columns: aftermarket numbers, the number with its replacements (oldest on top), vehicle families. */
export function layoutGraph({ nodes, edges }: PartGraph): GraphLayout {
  const columns = COLUMNS.map((kind) => nodes.filter((node) => node.kind === kind));
  const levels = levelsOf(nodes, edges);
  columns[1]?.sort((a, b) => (levels.get(a.id) ?? 0) - (levels.get(b.id) ?? 0));
  const used = columns.filter((column) => column.length > 0);
  const maxRows = Math.max(1, ...used.map((column) => column.length));
  const height = maxRows * (NODE_HEIGHT + GAP_Y) - GAP_Y + 2 * EDGE;
  const placed = used.flatMap((column, columnIndex) => {
    const top = (height - column.length * (NODE_HEIGHT + GAP_Y) + GAP_Y) / 2;
    return column.map((node, index) => ({
      ...node,
      x: EDGE + columnIndex * (NODE_WIDTH + GAP_X),
      y: top + index * (NODE_HEIGHT + GAP_Y),
    }));
  });
  const byId = new Map(placed.map((node) => [node.id, node]));
  return {
    nodes: placed,
    edges: edges.flatMap((edge) => {
      const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
      return from === undefined || to === undefined ? [] : [{ ...edge, path: pathOf(from, to) }];
    }),
    width: used.length * (NODE_WIDTH + GAP_X) - GAP_X + 2 * EDGE,
    height,
  };
}

/** Distance of each number from the requested one: older below 0, newer above. */
function levelsOf(nodes: readonly Node[], edges: readonly Edge[]): ReadonlyMap<string, number> {
  const requested = nodes.find(({ isRequested }) => isRequested);
  const levels = new Map(requested === undefined ? [] : [[requested.id, 0]]);
  const queue = [...levels.keys()];
  for (const id of queue) {
    const level = levels.get(id) ?? 0;
    for (const { from, to } of edges) {
      const [other, step] = from === id ? [to, 1] : to === id ? [from, -1] : [id, 0];
      if (levels.has(other)) continue;
      levels.set(other, level + step);
      queue.push(other);
    }
  }
  return levels;
}

function pathOf(from: PlacedNode, to: PlacedNode): string {
  const middle = ({ y }: PlacedNode) => y + NODE_HEIGHT / 2;
  if (from.x === to.x) {
    // Same column: a straight line to the adjacent node, a curve around nodes between.
    const isDown = from.y < to.y;
    const [start, end] = [isDown ? from.y + NODE_HEIGHT : from.y, isDown ? to.y : to.y + NODE_HEIGHT];
    const x = from.x + NODE_WIDTH / 2;
    if (Math.abs(end - start) <= GAP_Y + 1) return `M${x} ${start}V${end}`;
    const side = from.x + NODE_WIDTH;
    return `M${side} ${middle(from)}C${side + GAP_X} ${middle(from)} ${side + GAP_X} ${middle(to)} ${side} ${middle(to)}`;
  }
  const isRight = from.x < to.x;
  const [startX, endX] = [isRight ? from.x + NODE_WIDTH : from.x, isRight ? to.x : to.x + NODE_WIDTH];
  const half = (startX + endX) / 2;
  return `M${startX} ${middle(from)}C${half} ${middle(from)} ${half} ${middle(to)} ${endX} ${middle(to)}`;
}

/** Ids of the node and its direct neighbours. */
export function neighbourhood(id: string, edges: readonly Edge[]): ReadonlySet<string> {
  return new Set([id, ...edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []))]);
}
