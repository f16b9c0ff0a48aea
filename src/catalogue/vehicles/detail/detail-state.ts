import { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { isWellFormedVin, normaliseVin } from '../../../contract/vehicles/vin.ts';
import { choiceParam, idParam, type UrlParam } from '../../../providers/url-state/url-params.ts';
import { urlState } from '../../../providers/url-state/url-state.ts';

/** A malformed VIN counts as missing. */
const vinParam: UrlParam<string | undefined> = {
  parse(text) {
    const vin = normaliseVin(text ?? '').text;
    return isWellFormedVin(vin) ? vin : undefined;
  },
  format: (vin) => vin ?? '',
};

export const detailState = urlState({ vehicleId: idParam(), type: choiceParam(VehicleType.options), vin: vinParam });
