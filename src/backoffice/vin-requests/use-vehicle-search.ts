import { isAnnouncement } from '../../contract/vehicles/announcement.ts';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { looksLikeVin } from '../../contract/vehicles/vin.ts';
import { useCall } from '../../providers/use-call.ts';

export type SearchWay = 'name' | 'announcement' | 'fgwCode' | 'vin';

/** What a typed text is taken for; the other ways stay open. */
export function wayOf(text: string): SearchWay {
  if (looksLikeVin(text)) return 'vin';
  return isAnnouncement(text) ? 'announcement' : 'name';
}

/** The vehicles that a text leads to, read in one way. */
export function useVehicleSearch(text: string, way: SearchWay) {
  const isOf = (other: SearchWay) => ({ enabled: text !== '' && way === other });
  const queries = {
    name: useCall(vehicleCalls.getVehicleByName, { vehicleName: text }, isOf('name')),
    announcement: useCall(vehicleCalls.getVehicleByAnnouncement, { announcement: text }, isOf('announcement')),
    fgwCode: useCall(vehicleCalls.getVehicleByFgwCode, { fgwCode: text }, isOf('fgwCode')),
    vin: useCall(vehicleCalls.getVehicleByVin, { vinCode: text, isForced: true }, isOf('vin')),
  };
  return queries[way];
}
