import type { Language } from '../../../contract/codes.ts';
import type { BookPart, CovHit, CovPage, CovTreeNode, PartHit } from '../../../contract/parts/schemas.ts';
import type { CompanyContext } from '../../http/company-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import type { RequestedVehicle, VehicleRows } from '../books/vehicle-rows.ts';
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

interface Codes {
  mainGroupCode: string;
  groupCode: string;
}

/** One of the two trees of commercial vehicles: standard or the maker's own. */
export function createCovTree(tree: CovTree, db: Database, books: VehicleRows) {
  /** @throws Refusal 900404 if the vehicle is not of the class or its make has no tree of its own */
  const leavesOf = async (vehicleId: number, language: Language): Promise<LeafRow[]> => {
    const [support, leaves] = await Promise.all([
      groupSupportOf(db, vehicleId),
      db.catalogue.run(treeLeaves, [language === 'en', vehicleId, tree]),
    ]);
    if (tree === 'OF' && !support) throw new Refusal('900404');
    return leaves;
  };
  const pageOf = async (
    node: NodeRow | undefined,
    requested: RequestedVehicle,
    company: CompanyContext,
  ): Promise<CovPage> => {
    if (node === undefined) throw new Refusal('900404');
    const { stdPartIds, ...named } = node;
    const partsList = await books.ofStdParts({ ...requested, stdPartIds }, company);
    if (partsList.length === 0) throw new Refusal('100100');
    const vehAssyId = mostOf(partsList);
    const [drawing] = await db.catalogue.run(drawingOf, [vehAssyId]);
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
  /** @throws Refusal 900404, 100100 if the tree is empty for the vehicle */
  const firstOf = async ({ vehicleId }: RequestedVehicle, language: Language): Promise<number> => {
    const [first] = await leavesOf(vehicleId, language);
    if (first === undefined) throw new Refusal('100100');
    return first.assemblyId ?? first.groupId;
  };
  return {
    /** Main groups and groups. @throws Refusal 900404, 100100 if there are none */
    async listGroups({ vehicleId }: RequestedVehicle, language: Language): Promise<CovTreeNode[]> {
      const nodes = groupNodesOf(await leavesOf(vehicleId, language));
      if (nodes.length === 0) throw new Refusal('100100');
      return nodes;
    },
    /** The assemblies of a group; empty for a leaf. @throws Refusal 900404 */
    async listAssemblies({ vehicleId, mainGroupCode, groupCode }: RequestedVehicle & Codes, language: Language) {
      return assemblyNodesOf(await leavesOf(vehicleId, language), mainGroupCode, groupCode);
    },
    /** @throws Refusal 900404, 100100 if the node has no rows for the vehicle */
    async getGroupPage({ mainGroupCode, groupCode, ...requested }: RequestedVehicle & Codes, company: CompanyContext) {
      const [[node]] = await Promise.all([
        db.catalogue.run(nodeByCodes, [company.language === 'en', tree, mainGroupCode, groupCode]),
        groupSupportOf(db, requested.vehicleId),
      ]);
      return pageOf(node, requested, company);
    },
    /** The first page if no node is given. @throws Refusal 900404, 100100 if the node has no rows for the vehicle */
    async getPage(
      { nodeId, ...requested }: RequestedVehicle & { nodeId?: number | undefined },
      company: CompanyContext,
    ) {
      const wanted = nodeId ?? (await firstOf(requested, company.language));
      const [[node]] = await Promise.all([
        db.catalogue.run(nodeById, [company.language === 'en', tree, wanted]),
        groupSupportOf(db, requested.vehicleId),
      ]);
      return pageOf(node, requested, company);
    },
    /** @throws Refusal 900404, 100100 */
    findByName: async (requested: RequestedVehicle & { partName: string }, company: CompanyContext) =>
      placed(await books.byName(requested, company), requested.vehicleId, company.language),
    /** @throws Refusal 900404, 100100 */
    findByOe: async ({ vehicleId, vin, oe }: RequestedVehicle & { oe: string }, company: CompanyContext) =>
      placed(await books.byOe({ vehicleId, vin, oe }, company), vehicleId, company.language),
  };
}

/** @throws Refusal 200500 if the vehicle is not of the class, 900404 if it is unknown */
export async function groupSupportOf(db: Database, vehicleId: number): Promise<boolean> {
  const [vehicle] = await db.catalogue.run(covVehicle, [vehicleId]);
  if (vehicle === undefined) throw new Refusal('900404');
  if (vehicle.vehicleClass !== 'B') throw new Refusal('200500');
  return vehicle.groupSupport;
}

/** The assembly with the most fitting rows, then the most rows; the first of several. */
function mostOf(rows: readonly BookPart[]): number {
  const weights = new Map<number, number>();
  for (const { vehAssyId, curVehFlag } of rows) {
    weights.set(vehAssyId, (weights.get(vehAssyId) ?? 0) + (curVehFlag === 1 ? rows.length + 1 : 1));
  }
  const [most] = [...weights].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}
