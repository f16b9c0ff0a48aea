import type { PartGraph } from '../../../contract/parts/schemas.ts';
import type { ChainPart } from '../numbers/number-repository.ts';
import type { ReplacementLink } from '../numbers/replacement-chain.ts';
import type { FittedFamily, MadeBeside } from './graph-repository.ts';

/** Most nodes of a kind in a graph. */
const AFTERMARKET_MAX = 12;
const FAMILIES_MAX = 12;

interface Known {
  /** The requested number. */
  oeId: number;
  parts: readonly Pick<ChainPart, 'oeId' | 'oe' | 'brandName' | 'isDiscontinued'>[];
  links: readonly ReplacementLink[];
  madeBeside: readonly MadeBeside[];
  families: readonly FittedFamily[];
  numbersLeftOut: number;
}

type Node = PartGraph['nodes'][number];
type Edge = PartGraph['edges'][number];

/** The graph of a number: its replacements, aftermarket numbers and the families that it fits. */
export function graphOf({ oeId, parts, links, madeBeside, families, numbersLeftOut }: Known): PartGraph {
  const numbers = new Set(parts.map((part) => part.oeId));
  const made = hung(madeBeside, ({ aftBrandName, number }) => `aftermarket/${aftBrandName}/${number}`, AFTERMARKET_MAX);
  const fitted = hung(families, ({ familyId }) => `family/${familyId}`, FAMILIES_MAX);
  return {
    nodes: [
      ...parts.map(
        (part): Node => ({
          id: oeNode(part.oeId),
          kind: 'oe',
          label: part.oe,
          note: part.brandName,
          isRequested: part.oeId === oeId,
        }),
      ),
      ...made.nodes.map(
        ([id, { aftBrandName, number }]): Node => ({
          id,
          kind: 'aftermarket',
          label: number,
          note: aftBrandName,
          isRequested: false,
        }),
      ),
      ...fitted.nodes.map(
        ([id, { familyName, brandName }]): Node => ({
          id,
          kind: 'family',
          label: familyName,
          note: brandName,
          isRequested: false,
        }),
      ),
    ],
    edges: [
      ...links
        .filter(({ oldOeId, newOeId }) => numbers.has(oldOeId) && numbers.has(newOeId))
        .map(({ oldOeId, newOeId, kind }): Edge => ({ from: oeNode(oldOeId), to: oeNode(newOeId), kind })),
      ...made.edges.map((edge): Edge => ({ ...edge, kind: 'aftermarket' })),
      ...fitted.edges.map((edge): Edge => ({ ...edge, kind: 'fits' })),
    ],
    leftOut: numbersLeftOut + made.leftOut + fitted.leftOut,
  };
}

function oeNode(oeId: number): string {
  return `oe/${oeId}`;
}

/** Distinct nodes related to the numbers, with an edge to each of these. */
function hung<Thing extends { oeId: number }>(things: readonly Thing[], idOf: (thing: Thing) => string, most: number) {
  const byId = new Map<string, Thing>();
  for (const thing of things) if (!byId.has(idOf(thing))) byId.set(idOf(thing), thing);
  const nodes = [...byId].slice(0, most);
  const kept = new Set(nodes.map(([id]) => id));
  const edges = new Map(
    things.map((thing) => [`${thing.oeId} ${idOf(thing)}`, { from: oeNode(thing.oeId), to: idOf(thing) }]),
  );
  return { nodes, edges: [...edges.values()].filter(({ to }) => kept.has(to)), leftOut: byId.size - nodes.length };
}
