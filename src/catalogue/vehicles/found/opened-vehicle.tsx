import styles from './found.module.css';
import { FoundCommonParts } from './found-common-parts.tsx';
import { ServiceDue } from './service-due.tsx';
import type { FoundVehicle } from './vehicle-systems.tsx';

/** What an opened vehicle is asked for most, side by side. Its calls are charged unless the vehicle is open. */
export function OpenedVehicle({ vehicle }: { vehicle: FoundVehicle }) {
  return (
    <div className={styles.opened}>
      <FoundCommonParts vehicle={vehicle} />
      <ServiceDue vehicle={vehicle} />
    </div>
  );
}
