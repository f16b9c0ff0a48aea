import { useTranslation } from 'react-i18next';
import { screenClass } from '../../ui/screen.ts';
import styles from './maintain.module.css';
import { NoVehicle } from './no-vehicle.tsx';
import { useMaintainUrlState } from './use-maintain-url-state.ts';
import { VehicleMaintain } from './vehicle-maintain.tsx';

/** The maintenance plan of a vehicle; without one in the URL, a search for it. */
export function MaintainScreen() {
  // Loads all namespaces of the screen at once instead of panel by panel.
  useTranslation(['maintenance', 'prices', 'work-orders-add']);
  const [{ vehicleId, vin }] = useMaintainUrlState();
  if (vehicleId === undefined) return <NoVehicle />;
  return (
    <div className={screenClass(styles.screen)}>
      <VehicleMaintain key={`${vehicleId}/${vin ?? ''}`} vehicleId={vehicleId} vin={vin} />
    </div>
  );
}
