import { choiceParam, idParam, optionalTextParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';
import { links, paths, type VehicleLink } from '../../shared/navigation/paths.ts';
import type { SearchTab } from './search-tab.ts';

const VIN_MAX = 40;
const vehicleState = urlState({
  vehicleId: idParam(),
  vin: optionalTextParam(VIN_MAX),
  type: choiceParam(['C', 'B']),
});

/** The vehicle in a URL. The path of a parts screen gives its class, other URLs name it. */
export function parseVehicleLink(pathname: string, search: string): VehicleLink {
  const { vehicleId, vin, type: urlType } = vehicleState.parse(new URLSearchParams(search));
  if (vehicleId === undefined) return {};
  const type = pathname === paths.covParts ? 'B' : pathname === paths.parts ? 'C' : urlType;
  return { vehicleId, vin, type };
}

/** The link of a tab; it keeps the current vehicle on screens about a vehicle of its class. */
export function searchTabLink(tab: SearchTab, { vehicleId, vin, type }: VehicleLink): string {
  const vehicle = { vehicleId, vin, type };
  if (tab === 'maintain') return links.maintain(vehicle);
  if (tab === 'brandPart') return links.brandPart({ by: vehicleId === undefined ? undefined : 'vehicle', ...vehicle });
  const isClassOfTab = (tab === 'covParts' && type === 'B') || (tab === 'parts' && type !== 'B');
  if (vehicleId !== undefined && isClassOfTab) return links.parts({ vehicleId, vehicleTypeCode: type, vin });
  return paths[tab];
}
