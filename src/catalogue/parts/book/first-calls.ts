import { partCalls } from '../../../contract/parts/calls.ts';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import type { Asked } from '../../../providers/early-calls.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { covCalls } from '../commercial/cov-calls.ts';
import { type Place, placeOf } from '../selection/place.ts';
import { TABS, tabOf } from '../tabs/tab.ts';
import { type BookPlace, covBody, firstPageBody, pageBody, treeBody, vehicleBody } from './book-bodies.ts';

/** Where the screen begins. */
export interface Begun extends BookPlace, Pick<Place, 'isOf' | 'covNode'> {
  /** It begins with the tree: what another tab wants is asked for by that tab. */
  isTree: boolean;
}

/** Where a link begins; undefined where it leads to no vehicle's parts. */
export function begunAt(pathname: string, search: string): Begun | undefined {
  const { vehicleId, vin, node, covNode, isOf, oe } = placeOf(search);
  if (vehicleId === undefined || (pathname !== paths.parts && pathname !== paths.covParts)) return undefined;
  const vehicleTypeCode = pathname === paths.covParts ? 'B' : 'C';
  const isTree = tabOf(search, vehicleTypeCode) === TABS[vehicleTypeCode][0] && oe === undefined;
  return { vehicleId, vehicleTypeCode, vin, node, covNode, isOf, isTree };
}

/** What the screen asks for at once, the rows first: nothing that another answer may forbid. */
export function firstCalls(begun: Begun): readonly Asked[] {
  const isTruck = begun.vehicleTypeCode === 'B';
  const vehicle = {
    call: isTruck ? vehicleCalls.getCovVehicleConfig : vehicleCalls.getVehicleConfig,
    body: vehicleBody(begun),
  };
  // A VIN of another vehicle is refused by that; what follows, without the VIN, would be paid for.
  if (!begun.isTree || (isTruck && begun.vin !== undefined)) return [vehicle];
  return isTruck ? [...covFirst(begun), vehicle] : [firstPage(begun), tree(begun), vehicle];
}

/** The same of a commercial vehicle's book alone. Its calls carry no VIN: see sentVin. */
export function covFirst({ vehicleId, isOf, covNode }: Begun): readonly Asked[] {
  const { groups, page } = covCalls[isOf ? 'OF' : 'B'];
  const body = covBody({ vehicleId, vin: undefined });
  const first = covNode === undefined ? [{ call: page, body }] : [];
  return [...first, { call: groups, body }, { call: partCalls.getIsShowOFTree, body: { vehicleId } }];
}

/** The page that a passenger vehicle's book opens at. */
export function firstPage(begun: Begun) {
  const body = begun.node === undefined ? firstPageBody(begun) : pageBody(begun, begun.node);
  return { call: partCalls.getTreeNodePartData, body };
}

function tree(begun: Begun): Asked {
  return { call: partCalls.getPartTreeData, body: treeBody(begun) };
}
