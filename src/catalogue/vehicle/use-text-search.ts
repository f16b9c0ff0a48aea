import { getVehicleByAnnouncement, getVehicleByName, getVehicleByVin } from '../../contract/vehicles.ts';
import { normaliseVin } from '../../contract/vin.ts';
import { useCall } from '../../providers/use-call.ts';
import type { TextSearch } from './search-place.ts';

/** The vehicles of a typed VIN, name or announcement number, before any question is answered. */
export function useTextSearch({ q, by, isForced }: TextSearch) {
  const vinCode = normaliseVin(q).text || q;
  const vin = useCall(getVehicleByVin, { vinCode, isForced }, { enabled: by === 'vin' });
  const name = useCall(getVehicleByName, { vehicleName: q }, { enabled: by === 'name' });
  const announcement = useCall(getVehicleByAnnouncement, { announcement: q }, { enabled: by === 'announcement' });
  return { vin, name, announcement }[by];
}
