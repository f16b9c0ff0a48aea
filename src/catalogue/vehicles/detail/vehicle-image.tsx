import { useTranslation } from 'react-i18next';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './detail.module.css';

/** The picture of a vehicle, marked when it is only a sample; an icon when there is none. */
export function VehicleImage({ vehicleId, name }: { vehicleId: number; name: string }) {
  const { t } = useTranslation('vehicles');
  const { data, isLoading } = useCall(
    vehicleCalls.getVehicleImageInfo,
    { vehicleId },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const hasPicture = data !== undefined && data.svg !== '';
  return (
    <figure className={styles.figure} aria-busy={isLoading}>
      {hasPicture ? (
        // As an image the SVG can neither run scripts nor fetch anything.
        <img
          src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
          alt={t('detail.imageOf', { name })}
          data-ink=""
        />
      ) : (
        <Icon name="car" size={48} />
      )}
      {data?.isSample === true && <figcaption>{t('detail.sample')}</figcaption>}
    </figure>
  );
}
