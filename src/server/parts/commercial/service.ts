import type { Language } from '../../../contract/codes.ts';
import type { BookPart, CovHit, CovPage, CovTreeNode, PartHit } from '../../../contract/parts/schemas.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { assemblyNodesOf, groupNodesOf, leafNodeOf } from './cov-nodes.ts';
import {
  type CovTree,
  covVehicle,
  drawingOf,
  type LeafRow,
  type NodeRow,
  nodeByCodes,
  nodeById,
  treeLeaves,
} from './statements.ts';

export interface AskedVehicle {
  vehicleId: number;
  vin?: string | undefined;
}

interface Codes {
  mainGroupCode: string;
  groupCode: string;
}

/** Rows of a vehicle's parts book, as the parts domain gives them. */
export interface BookRows {
  ofStdParts(asked: AskedVehicle & { stdPartIds: readonly number[] }, language: Language): Promise<BookPart[]>;
  byName(asked: AskedVehicle & { partName: string }, language: Language): Promise<PartHit[]>;
  byOe(asked: AskedVehicle & { oe: string }, language: Language): Promise<PartHit[]>;
}

/** One of the two trees over the parts books of commercial vehicles. */
export function createCovTree(tree: CovTree, db: Database, books: BookRows) {
  /** @throws Refusal 900404 where the vehicle is none of the class, or its make has no structure of its own */
  const leavesOf = async (vehicleId: number, language: Language): Promise<LeafRow[]> => {
    const [support, leaves] = await Promise.all([
      groupSupportOf(db, vehicleId),
      db.run(treeLeaves, [language === 'en', vehicleId, tree]),
    ]);
    if (tree === 'OF' && !support) throw new Refusal('900404');
    return leaves;
  };
  const pageOf = async (node: NodeRow | undefined, asked: AskedVehicle, language: Language): Promise<CovPage> => {
    if (node === undefined) throw new Refusal('900404');
    const { stdPartIds, ...named } = node;
    const partsList = await books.ofStdParts({ ...asked, stdPartIds }, language);
    if (partsList.length === 0) throw new Refusal('100100');
    const vehAssyId = mostOf(partsList);
    const [drawing] = await db.run(drawingOf, [vehAssyId]);
    return { ...named, vehAssyId, drawingId: drawing?.drawingId ?? null, partsList };
  };
  const placed = async (hits: readonly PartHit[], vehicleId: number, language: Language): Promise<CovHit[]> => {
    const leaves = hits.length === 0 ? [] : await leavesOf(vehicleId, language);
    const nodes = new Map(leaves.flatMap((leaf) => leaf.stdPartIds.map((id) => [id, leafNodeOf(leaf)])));
    const found = hits.flatMap((hit) => {
      const node = nodes.get(hit.part.stdPartId);
      return node === undefined ? [] : [{ ...hit, node }];
    });
    if (found.length === 0) throw new Refusal('100100');
    return found;
  };
  /** @throws Refusal 900404, 100100 where the vehicle has no node at all */
  const firstOf = async ({ vehicleId }: AskedVehicle, language: Language): Promise<number> => {
    const [first] = await leavesOf(vehicleId, language);
    if (first === undefined) throw new Refusal('100100');
    return first.assemblyId ?? first.groupId;
  };
  return {
    /** Main groups and groups. @throws Refusal 900404, 100100 where the vehicle has none */
    async listGroups({ vehicleId }: AskedVehicle, language: Language): Promise<CovTreeNode[]> {
      const nodes = groupNodesOf(await leavesOf(vehicleId, language));
      if (nodes.length === 0) throw new Refusal('100100');
      return nodes;
    },
    /** The assemblies of a group; none where it is a leaf. @throws Refusal 900404 */
    async listAssemblies({ vehicleId, mainGroupCode, groupCode }: AskedVehicle & Codes, language: Language) {
      return assemblyNodesOf(await leavesOf(vehicleId, language), mainGroupCode, groupCode);
    },
    /** @throws Refusal 900404, 100100 where the vehicle has nothing beneath it */
    async getGroupPage({ mainGroupCode, groupCode, ...asked }: AskedVehicle & Codes, language: Language) {
      const [[node]] = await Promise.all([
        db.run(nodeByCodes, [language === 'en', tree, mainGroupCode, groupCode]),
        groupSupportOf(db, asked.vehicleId),
      ]);
      return pageOf(node, asked, language);
    },
    /** The first page of all without a node. @throws Refusal 900404, 100100 where the vehicle has nothing beneath it */
    async getPage({ nodeId, ...asked }: AskedVehicle & { nodeId?: number | undefined }, language: Language) {
      const wanted = nodeId ?? (await firstOf(asked, language));
      const [[node]] = await Promise.all([
        db.run(nodeById, [language === 'en', tree, wanted]),
        groupSupportOf(db, asked.vehicleId),
      ]);
      return pageOf(node, asked, language);
    },
    /** @throws Refusal 900404, 100100 */
    findByName: async (asked: AskedVehicle & { partName: string }, language: Language) =>
      placed(await books.byName(asked, language), asked.vehicleId, language),
    /** @throws Refusal 900404, 100100 */
    findByOe: async ({ vehicleId, vin, oe }: AskedVehicle & { oe: string }, language: Language) =>
      placed(await books.byOe({ vehicleId, vin, oe }, language), vehicleId, language),
  };
}

/** @throws Refusal 200500 where the vehicle is none of the class, 900404 without it */
export async function groupSupportOf(db: Database, vehicleId: number): Promise<boolean> {
  const [vehicle] = await db.run(covVehicle, [vehicleId]);
  if (vehicle === undefined) throw new Refusal('900404');
  if (vehicle.vehicleClass !== 'B') throw new Refusal('200500');
  return vehicle.groupSupport;
}

/** The assembly that most rows stand on, those that fit before the others; the first of several. */
function mostOf(rows: readonly BookPart[]): number {
  const weights = new Map<number, number>();
  for (const { vehAssyId, curVehFlag } of rows) {
    weights.set(vehAssyId, (weights.get(vehAssyId) ?? 0) + (curVehFlag === 1 ? rows.length + 1 : 1));
  }
  const [most] = [...weights].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}
