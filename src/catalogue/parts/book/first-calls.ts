import { partCalls } from '../../../contract/parts/calls.ts';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import type { Asked } from '../../../providers/early-calls.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { covCalls } from '../commercial/cov-calls.ts';
import { type PartsUrlState, parsePartsUrlState } from '../selection/parts-url-state.ts';
import { TABS, tabOf } from '../tabs/tab.ts';
import { type BookRequest, covBody, firstPageBody, pageBody, treeBody, vehicleBody } from './book-bodies.ts';

/** The page that a URL opens. */
export interface Begun extends BookRequest, Pick<PartsUrlState, 'isMakerStructure' | 'covNode'> {
  /** The tree tab opens first. Other tabs make their own requests. */
  isTree: boolean;
}

/** The page that a URL opens; undefined if the URL is not a vehicle's parts screen. */
export function begunAt(pathname: string, search: string): Begun | undefined {
  const { vehicleId, vin, node, covNode, isMakerStructure, oe } = parsePartsUrlState(search);
  if (vehicleId === undefined || (pathname !== paths.parts && pathname !== paths.covParts)) return undefined;
  const vehicleTypeCode = pathname === paths.covParts ? 'B' : 'C';
  const isTree = tabOf(search, vehicleTypeCode) === TABS[vehicleTypeCode][0] && oe === undefined;
  return { vehicleId, vehicleTypeCode, vin, node, covNode, isMakerStructure, isTree };
}

/** The calls of the first render, rows first. None of them depends on the response of another. */
export function firstCalls(begun: Begun): readonly Asked[] {
  const isTruck = begun.vehicleTypeCode === 'B';
  const vehicle = {
    call: isTruck ? vehicleCalls.getCovVehicleConfig : vehicleCalls.getVehicleConfig,
    body: vehicleBody(begun),
  };
  // The vehicle call rejects a VIN of another vehicle. The calls without a VIN would be charged nevertheless.
  if (!begun.isTree || (isTruck && begun.vin !== undefined)) return [vehicle];
  return isTruck ? [...covFirst(begun), vehicle] : [firstPage(begun), tree(begun), vehicle];
}

/** The first calls of a commercial vehicle's book. They carry no VIN, see vinForCalls. */
export function covFirst({ vehicleId, isMakerStructure, covNode }: Begun): readonly Asked[] {
  const { groups, page } = covCalls[isMakerStructure ? 'OF' : 'B'];
  const body = covBody({ vehicleId, vin: undefined });
  const first = covNode === undefined ? [{ call: page, body }] : [];
  return [...first, { call: groups, body }, { call: partCalls.getIsShowOFTree, body: { vehicleId } }];
}

/** The first page of a passenger vehicle's book. */
export function firstPage(begun: Begun) {
  const body = begun.node === undefined ? firstPageBody(begun) : pageBody(begun, begun.node);
  return { call: partCalls.getTreeNodePartData, body };
}

function tree(begun: Begun): Asked {
  return { call: partCalls.getPartTreeData, body: treeBody(begun) };
}
