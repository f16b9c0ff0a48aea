import {
  getBPartTreeData,
  getOFPartTreeData,
  getOFSubPartTreeData,
  getTreeChildNodeCovOFPartData,
  getTreeChildNodeCovPartData,
  getTreeNodeChild,
  getVehicleCovOFPartByOe,
  getVehicleCovPartByOe,
  getVehicleOFPartByCovName,
  getVehiclePartByCovName,
} from '../../../contract/commercial.ts';

/** The calls of each structure. */
export const covCalls = {
  B: {
    groups: getBPartTreeData,
    assemblies: getTreeNodeChild,
    page: getTreeChildNodeCovPartData,
    byName: getVehiclePartByCovName,
    byOe: getVehicleCovPartByOe,
  },
  OF: {
    groups: getOFPartTreeData,
    assemblies: getOFSubPartTreeData,
    page: getTreeChildNodeCovOFPartData,
    byName: getVehicleOFPartByCovName,
    byOe: getVehicleCovOFPartByOe,
  },
} as const;

export type Structure = keyof typeof covCalls;
