import { queryKindOf } from '../../../contract/vehicles/query-kind.ts';
import { links, type VehicleSearchLink } from '../navigation/paths.ts';

type Kind = ReturnType<typeof queryKindOf>;
/** The vehicle class to search in, and the screen to open afterwards. */
export type SearchTarget = Pick<VehicleSearchLink, 'class' | 'for'>;

/** The link of a search by the kind of its text. With a target, which needs a vehicle, a number counts as a name. */
export function queryLink(text: string, kind: Kind = queryKindOf(text), target: SearchTarget = {}): string {
  const q = text.trim();
  const isVehicleSearch = target.class !== undefined || target.for !== undefined;
  if (kind === 'oe') return isVehicleSearch ? links.vehicle({ q, by: 'name', ...target }) : links.oe(q);
  // Unchanged: the screen explains how it corrected a mistyped VIN.
  if (kind === 'vin' || kind === 'mistypedVin') return links.vehicle({ q, by: 'vin', ...target });
  return links.vehicle({ q, by: kind, ...target });
}
