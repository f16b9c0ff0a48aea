import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PartHit } from '../../contract/parts/schemas.ts';
import type { Vehicle, VehicleType } from '../../contract/vehicles/schemas.ts';
import { vinVerdict } from '../../contract/vehicles/vin.ts';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import { links } from '../shared/navigation/paths.ts';
import { VehicleName } from '../shared/vehicle/vehicle-name.tsx';
import { PartSearch } from './find/part-search.tsx';
import styles from './parts-head.module.css';

interface PartsHeadProps {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  vin: string | undefined;
  /** The VIN that part calls send. */
  requestVin: string | undefined;
  /** Undefined while loading and after a failure. */
  vehicle: Vehicle | undefined;
  error: Error | null;
  onRetry(): void;
  onHit(hit: PartHit): void;
}

/** Header: vehicle name, VIN with its check-digit result, and the search within the vehicle. */
export function PartsHead(props: PartsHeadProps) {
  const { vehicleId, vehicleTypeCode, vin, requestVin, vehicle, error, onRetry, onHit } = props;
  const { t } = useTranslation('parts');
  return (
    <div className={styles.head}>
      <div className={styles.vehicle}>
        <h1 title={vehicle?.vehicleName}>
          <VehicleName
            name={vehicle && `${vehicle.brandName} ${vehicle.familyName} ${vehicle.vehicleName}`}
            error={error}
            onRetry={onRetry}
          />
        </h1>
        <p className={styles.line}>
          {vin !== undefined && <VinChip vin={vin} />}
          <span className={styles.group}>{vehicle?.groupName}</span>
          <Link to={links.vehicleDetail(vehicleId, vin, vehicleTypeCode)}>{t('head.detail')}</Link>
        </p>
      </div>
      <div className={styles.tools}>
        <PartSearch vehicleId={vehicleId} vin={requestVin} onChoose={onHit} />
      </div>
    </div>
  );
}

/** The VIN and the result of its check digit. */
function VinChip({ vin }: { vin: string }) {
  const { t } = useTranslation('parts');
  const verdict = vinVerdict(vin);
  const state = verdict.status === 'checkDigitMismatch' ? verdict.strength : verdict.status;
  return (
    <span className={styles.vin}>
      <span className="oe">{vin}</span>
      <span className={`${styles.chip} ${styles[state]}`} title={t(`vin.${state}Hint`)}>
        <Icon name={state === 'valid' ? 'check' : state === 'information' ? 'info' : 'warning'} size={14} />
        {t(`vin.${state}`)}
      </span>
      <CopyButton text={vin} />
    </span>
  );
}
