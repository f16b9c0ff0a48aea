import { z } from 'zod';
import { Id, OeText, text, VinText } from '../fields.ts';
import { ProvinceCode } from '../provinces/schemas.ts';
import { BookPart, PartHit } from './book-schemas.ts';

/**
 * A node of a commercial vehicle's tree: main group, group, assembly (specAssyName). Lists are flat, in tree order; a
 * leaf group has parts but no assemblies.
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
  /** Rows of this vehicle's book under the node. */
  partNum: z.number().int(),
});
export type CovTreeNode = z.infer<typeof CovTreeNode>;

const vehicle = { vehicleId: Id, vin: VinText.optional() };
const Code = z.string().trim().min(1).max(20);
const group = z.strictObject({ ...vehicle, mainGroupCode: Code, groupCode: Code });

/** The rows of a group or assembly, with the assembly whose drawing shows most of them. */
const CovPage = z.strictObject({
  nodeId: Id,
  nodeName: z.string(),
  /** The group itself, or the group of the assembly. */
  mainGroupCode: z.string(),
  groupCode: z.string(),
  /** Rows of this assembly have their callouts on this drawing, other rows on other drawings. */
  vehAssyId: Id,
  drawingId: Id.nullable(),
  partsList: z.array(BookPart),
});
export type CovPage = z.infer<typeof CovPage>;

/** A row found in a tree, with its node. */
export const CovHit = PartHit.extend({ node: CovTreeNode });
export type CovHit = z.infer<typeof CovHit>;

export const getIsShowOFTree = {
  body: z.strictObject({ vehicleId: Id }),
  result: z.strictObject({ groupSupport: z.boolean() }),
};

const vehicleBody = z.strictObject(vehicle);
/** Defaults to the first node with parts. */
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
