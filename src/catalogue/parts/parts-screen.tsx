import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';
import { NeedVehicle } from '../shared/vehicle/need-vehicle.tsx';
import { PARTS_NAMESPACES } from './parts-namespaces.ts';
import { parsePartsUrlState } from './selection/parts-url-state.ts';
import { VehicleParts } from './vehicle-parts.tsx';

/** The parts screen of the vehicle in the URL; without a vehicle, a page that leads to the vehicle search. */
export function PartsScreen() {
  const { pathname, search } = useLocation();
  const { vehicleId, vin } = parsePartsUrlState(search);
  const vehicleTypeCode = pathname === paths.covParts ? 'B' : 'C';
  const { t } = useTranslation(PARTS_NAMESPACES);
  if (vehicleId === undefined)
    return <NeedVehicle title={t(`noVehicle.${vehicleTypeCode}`)} vehicleClass={vehicleTypeCode} />;
  return (
    <VehicleParts
      key={`${vehicleTypeCode}/${vehicleId}/${vin ?? ''}`}
      vehicleId={vehicleId}
      vehicleTypeCode={vehicleTypeCode}
    />
  );
}
