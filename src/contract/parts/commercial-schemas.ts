import { z } from 'zod';
import { Id, OeText, text, VinText } from '../fields.ts';
import { ProvinceCode } from '../provinces/schemas.ts';
import { BookPart, PartHit } from './book-schemas.ts';

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

/** A row found in a tree, with the node that it stands under. */
export const CovHit = PartHit.extend({ node: CovTreeNode });
export type CovHit = z.infer<typeof CovHit>;

export const getIsShowOFTree = {
  body: z.strictObject({ vehicleId: Id }),
  result: z.strictObject({ groupSupport: z.boolean() }),
};

const vehicleBody = z.strictObject(vehicle);
/** Without a node it is the first of the tree that has parts. */
const pageBody = z.strictObject({ ...vehicle, nodeId: Id.optional() });
const nameBody = z.strictObject({ ...vehicle, partName: text(60) });
const oeBody = z.strictObject({ ...vehicle, oe: OeText, provinceCode: ProvinceCode });
const nodes = z.array(CovTreeNode);
const hits = z.array(CovHit);

export const getBPartTreeData = {
  body: vehicleBody,
  result: nodes,
};

export const getTreeNodeChild = {
  body: group,
  result: nodes,
};

export const getTreeNodeCovPartData = {
  body: group,
  result: CovPage,
};

export const getTreeChildNodeCovPartData = {
  body: pageBody,
  result: CovPage,
};

export const getOFPartTreeData = {
  body: vehicleBody,
  result: nodes,
};

export const getOFSubPartTreeData = {
  body: group,
  result: nodes,
};

export const getTreeChildNodeCovOFPartData = {
  body: pageBody,
  result: CovPage,
};

export const getVehiclePartByCovName = {
  body: nameBody,
  result: hits,
};

export const getVehicleOFPartByCovName = {
  body: nameBody,
  result: hits,
};

export const getVehicleCovPartByOe = {
  body: oeBody,
  result: hits,
};

export const getVehicleCovOFPartByOe = {
  body: oeBody,
  result: hits,
};
