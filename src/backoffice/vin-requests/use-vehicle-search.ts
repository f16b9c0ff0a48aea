import { isAnnouncement } from '../../contract/vehicles/announcement.ts';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { looksLikeVin } from '../../contract/vehicles/vin.ts';
import { useCall } from '../../providers/calls/use-call.ts';

export type SearchWay = 'name' | 'announcement' | 'fgwCode' | 'vin';

/** The most likely kind of search for a text; the user can switch. */
export function guessSearchWay(text: string): SearchWay {
  if (looksLikeVin(text)) return 'vin';
  return isAnnouncement(text) ? 'announcement' : 'name';
}

export function useVehicleSearch(text: string, way: SearchWay) {
  const when = (other: SearchWay) => ({ enabled: text !== '' && way === other });
  const queries = {
    name: useCall(vehicleCalls.getVehicleByName, { vehicleName: text }, when('name')),
    announcement: useCall(vehicleCalls.getVehicleByAnnouncement, { announcement: text }, when('announcement')),
    fgwCode: useCall(vehicleCalls.getVehicleByFgwCode, { fgwCode: text }, when('fgwCode')),
    vin: useCall(vehicleCalls.getVehicleByVin, { vinCode: text, isForced: true }, when('vin')),
  };
  return queries[way];
}
