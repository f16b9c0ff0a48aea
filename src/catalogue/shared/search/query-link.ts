import { queryKindOf } from '../../../contract/vehicles/query-kind.ts';
import { links, type VehicleSearchLink } from '../navigation/paths.ts';

type Kind = ReturnType<typeof queryKindOf>;
/** The class of vehicle that is wanted, and where it is to lead on to. */
export type SearchTarget = Pick<VehicleSearchLink, 'class' | 'for'>;

/** Where a search leads, by what its text is taken for. Where a vehicle is wanted, a number is taken for its name. */
export function queryLink(text: string, kind: Kind = queryKindOf(text), wanted: SearchTarget = {}): string {
  const q = text.trim();
  const isVehicleWanted = wanted.class !== undefined || wanted.for !== undefined;
  if (kind === 'oe') return isVehicleWanted ? links.vehicle({ q, by: 'name', ...wanted }) : links.oe(q);
  // As typed: the screen says what it read otherwise than it stands there.
  if (kind === 'vin' || kind === 'mistypedVin') return links.vehicle({ q, by: 'vin', ...wanted });
  return links.vehicle({ q, by: kind, ...wanted });
}
