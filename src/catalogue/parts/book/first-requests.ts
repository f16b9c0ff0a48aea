import type { AnyCall } from '../../../contract/call.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { covCalls } from '../commercial/cov-calls.ts';
import { type PartsUrlState, parsePartsUrlState } from '../selection/parts-url-state.ts';
import { TABS, tabOf } from '../tabs/tab.ts';
import { type BookRequest, covBody, firstPageBody, pageBody, treeBody, vehicleBody } from './book-bodies.ts';

/** The book and page that a URL opens. */
export interface RequestedBook extends BookRequest, Pick<PartsUrlState, 'isMakerStructure' | 'covNode'> {
  /** The tree tab opens first. Other tabs make their own requests. */
  isTree: boolean;
}

interface FirstRequest {
  call: AnyCall;
  body: unknown;
}

/** The book that a URL opens; undefined if the URL is not a vehicle's parts screen. */
export function requestedBook({ pathname, search }: Pick<Location, 'pathname' | 'search'>): RequestedBook | undefined {
  const { vehicleId, vin, node, covNode, isMakerStructure, oe } = parsePartsUrlState(search);
  if (vehicleId === undefined || (pathname !== paths.parts && pathname !== paths.covParts)) return undefined;
  const vehicleTypeCode = pathname === paths.covParts ? 'B' : 'C';
  const isTree = tabOf(search, vehicleTypeCode) === TABS[vehicleTypeCode][0] && oe === undefined;
  return { vehicleId, vehicleTypeCode, vin, node, covNode, isMakerStructure, isTree };
}

/** The requests of the first render, rows first. None of them depends on the response of another. */
export function firstRequests(book: RequestedBook): readonly FirstRequest[] {
  const isTruck = book.vehicleTypeCode === 'B';
  const vehicle = {
    call: isTruck ? vehicleCalls.getCovVehicleConfig : vehicleCalls.getVehicleConfig,
    body: vehicleBody(book),
  };
  if (!book.isTree) return [vehicle];
  return isTruck ? [...firstCovRequests(book), vehicle] : [firstPage(book), tree(book), vehicle];
}

/** The first requests of a commercial vehicle's book. */
function firstCovRequests({ vehicleId, vin, isMakerStructure, covNode }: RequestedBook): readonly FirstRequest[] {
  const { groups, page } = covCalls[isMakerStructure ? 'OF' : 'B'];
  const body = covBody({ vehicleId, vin });
  const first = covNode === undefined ? [{ call: page, body }] : [];
  return [...first, { call: groups, body }, { call: partCalls.getIsShowOFTree, body: { vehicleId } }];
}

/** The first page of a passenger vehicle's book. */
export function firstPage(book: RequestedBook) {
  const body = book.node === undefined ? firstPageBody(book) : pageBody(book, book.node);
  return { call: partCalls.getTreeNodePartData, body };
}

function tree(book: RequestedBook): FirstRequest {
  return { call: partCalls.getPartTreeData, body: treeBody(book) };
}
