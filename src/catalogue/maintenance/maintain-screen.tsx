import { useTranslation } from 'react-i18next';
import { screenClass } from '../../ui/screen.ts';
import styles from './maintain.module.css';
import { NoVehicle } from './no-vehicle.tsx';
import { useMaintainPlace } from './use-maintain-place.ts';
import { VehicleMaintain } from './vehicle-maintain.tsx';

/** The maintenance plan of one vehicle. Without a vehicle in the link, the ways to one. */
export function MaintainScreen() {
  // All the words of the screen at once, or each panel would wait for its own.
  useTranslation(['maintenance', 'prices', 'work-orders-add']);
  const [{ vehicleId, vin }] = useMaintainPlace();
  return (
    <div className={screenClass(styles.screen)}>
      {vehicleId === undefined ? (
        <NoVehicle />
      ) : (
        <VehicleMaintain key={`${vehicleId}/${vin ?? ''}`} vehicleId={vehicleId} vin={vin} />
      )}
    </div>
  );
}
