import { omitUndefined } from '../../contract/omit-undefined.ts';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { normaliseVin } from '../../contract/vehicles/vin.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import type { TextSearch } from './search-state.ts';

/** The vehicles of a VIN, name or announcement number, before any question is answered. */
export function useTextSearch({ q, by, isForced, vehicleClass }: TextSearch) {
  const vinCode = normaliseVin(q).text || q;
  const vin = useCall(vehicleCalls.getVehicleByVin, { vinCode, isForced }, { enabled: by === 'vin' });
  const nameQuery = omitUndefined({ vehicleName: q, vehicleTypeCode: vehicleClass });
  const name = useCall(vehicleCalls.getVehicleByName, nameQuery, { enabled: by === 'name' });
  const announcement = useCall(
    vehicleCalls.getVehicleByAnnouncement,
    { announcement: q },
    { enabled: by === 'announcement' },
  );
  const fgwCode = useCall(vehicleCalls.getVehicleByFgwCode, { fgwCode: q }, { enabled: by === 'fgwCode' });
  return { vin, name, announcement, fgwCode }[by];
}
