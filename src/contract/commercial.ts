import { z } from 'zod';
import { call, Id, text } from './call.ts';
import { OeText, VinText } from './fields.ts';
import { BookPart, PartHit } from './parts.ts';
import { ProvinceCode } from './provinces.ts';

/**
 * A node of a commercial vehicle's tree: main group, group, assembly (specAssyName). Nodes come as a flat list in the order of
 * the tree; a group that is a leaf has its parts directly beneath it.
 */
export const CovTreeNode = z.strictObject({
  nodeId: Id,
  level: z.number().int().min(1).max(3),
  mainGroupCode: z.string(),
  mainGroupName: z.string(),
  mainGroupLeaf: z.boolean(),
  groupCode: z.string().nullable(),
  groupName: z.string().nullable(),
  groupLeaf: z.boolean(),
  specAssyName: z.string().nullable(),
  /** Rows of this vehicle's book beneath the node. */
  partNum: z.number().int(),
});
export type CovTreeNode = z.infer<typeof CovTreeNode>;

const vehicle = { vehicleId: Id, vin: VinText.optional() };
const Code = z.string().trim().min(1).max(20);
const group = z.strictObject({ ...vehicle, mainGroupCode: Code, groupCode: Code });

/** A group's or an assembly's rows, with the assembly of the book whose drawing most of them stand on. */
const CovPage = z.strictObject({
  nodeId: Id,
  nodeName: z.string(),
  /** The group that it is, or stands in. */
  mainGroupCode: z.string(),
  groupCode: z.string(),
  /** The callouts of its rows are on the drawing; rows of another assembly have theirs elsewhere. */
  vehAssyId: Id,
  drawingId: Id.nullable(),
  partsList: z.array(BookPart),
});
export type CovPage = z.infer<typeof CovPage>;

const tree = <const Operation extends string, const Path extends `/${string}`>(operation: Operation, path: Path) =>
  call({
    operation,
    path,
    access: 'session',
    charge: 'parts',
    isSealed: true,
    body: z.strictObject(vehicle),
    result: z.array(CovTreeNode),
  });

const children = <const Operation extends string, const Path extends `/${string}`>(operation: Operation, path: Path) =>
  call({
    operation,
    path,
    access: 'session',
    charge: 'parts',
    isSealed: true,
    body: group,
    result: z.array(CovTreeNode),
  });

const assemblyPage = <const Operation extends string, const Path extends `/${string}`>(
  operation: Operation,
  path: Path,
) =>
  call({
    operation,
    path,
    access: 'session',
    charge: 'parts',
    isSealed: true,
    /** Without a node it is the first of the tree that has parts. */
    body: z.strictObject({ ...vehicle, nodeId: Id.optional() }),
    result: CovPage,
  });

const byName = <const Operation extends string, const Path extends `/${string}`>(operation: Operation, path: Path) =>
  call({
    operation,
    path,
    access: 'session',
    charge: 'parts',
    isSealed: true,
    body: z.strictObject({ ...vehicle, partName: text(60) }),
    result: z.array(CovHit),
  });

const byOe = <const Operation extends string, const Path extends `/${string}`>(operation: Operation, path: Path) =>
  call({
    operation,
    path,
    access: 'session',
    charge: 'parts',
    isSealed: true,
    body: z.strictObject({ ...vehicle, oe: OeText, provinceCode: ProvinceCode }),
    result: z.array(CovHit),
  });

/** A row found in a tree, with the node that it stands under. */
export const CovHit = PartHit.extend({ node: CovTreeNode });
export type CovHit = z.infer<typeof CovHit>;

/** Whether the maker's own structure (the OF tree) stands beside the standard one. */
export const getIsShowOFTree = call({
  operation: 'getIsShowOFTree',
  path: '/api/PAGE_21001',
  access: 'session',
  body: z.strictObject({ vehicleId: Id }),
  result: z.strictObject({ groupSupport: z.boolean() }),
});

/** Main groups and groups; the assemblies of a group are asked for when it is opened. */
export const getBPartTreeData = tree('getBPartTreeData', '/api/PAGE_21002');
export const getTreeNodeChild = children('getTreeNodeChild', '/api/PAGE_21003');
/** The parts of a group that has no assemblies beneath it. */
export const getTreeNodeCovPartData = call({
  operation: 'getTreeNodeCovPartData',
  path: '/api/PAGE_21004',
  access: 'session',
  charge: 'parts',
  isSealed: true,
  body: group,
  result: CovPage,
});
export const getTreeChildNodeCovPartData = assemblyPage('getTreeChildNodeCovPartData', '/api/PAGE_21005');

export const getOFPartTreeData = tree('getOFPartTreeData', '/api/PAGE_21006');
export const getOFSubPartTreeData = children('getOFSubPartTreeData', '/api/PAGE_21007');
export const getTreeChildNodeCovOFPartData = assemblyPage('getTreeChildNodeCovOFPartData', '/api/PAGE_21008');

export const getVehiclePartByCovName = byName('getVehiclePartByCovName', '/api/PAGE_21009');
export const getVehicleOFPartByCovName = byName('getVehicleOFPartByCovName', '/api/PAGE_21010');
export const getVehicleCovPartByOe = byOe('getVehicleCovPartByOe', '/api/PAGE_21011');
export const getVehicleCovOFPartByOe = byOe('getVehicleCovOFPartByOe', '/api/PAGE_21012');
