import { partCalls } from '../../../contract/parts/calls.ts';

/** The calls of each tree structure: standard (B) and the maker's own (OF). */
export const covCalls = {
  B: {
    groups: partCalls.getBPartTreeData,
    assemblies: partCalls.getTreeNodeChild,
    page: partCalls.getTreeChildNodeCovPartData,
    byName: partCalls.getVehiclePartByCovName,
    byOe: partCalls.getVehicleCovPartByOe,
  },
  OF: {
    groups: partCalls.getOFPartTreeData,
    assemblies: partCalls.getOFSubPartTreeData,
    page: partCalls.getTreeChildNodeCovOFPartData,
    byName: partCalls.getVehicleOFPartByCovName,
    byOe: partCalls.getVehicleCovOFPartByOe,
  },
} as const;

export type Structure = keyof typeof covCalls;
