import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import { links } from '../shared/navigation/paths.ts';
import { isSampleVehicle } from '../shared/site/is-sample-vehicle.ts';
import { VehicleName } from '../shared/vehicle/vehicle-name.tsx';
import styles from './maintain.module.css';
import { useFormatters } from './use-formatters.ts';

interface MaintainHeadProps {
  vehicleId: number;
  vin: string | undefined;
  /** Undefined while loading. */
  vehicle: Vehicle | undefined;
  error: Error | null;
  onRetry(): void;
  reading: { mileage: number; purchaseDate: string } | undefined;
}

/** The vehicle of the plan, and links to its other screens. */
export function MaintainHead({ vehicleId, vin, vehicle, error, onRetry, reading }: MaintainHeadProps) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const vehicleTypeCode = vehicle?.vehicleTypeCode;
  return (
    <header className={styles.head}>
      <div className={styles.identity}>
        <p className={styles.kind}>
          {t('title')} {isSampleVehicle(vehicleId) && <span className={styles.sample}>{t('sample')}</span>}
        </p>
        {/* The name may take several lines: base.css shows what follows once it is known. */}
        <h1 data-pending={vehicle === undefined && error === null ? '' : undefined}>
          <VehicleName name={vehicle && fullName(vehicle)} error={error} onRetry={onRetry} />
        </h1>
        <p className={styles.facts}>
          {vin !== undefined && (
            <span className={styles.vin}>
              <span className="oe">{vin}</span>
              <CopyButton text={vin} />
            </span>
          )}
          <span className="quiet">{vehicle?.groupName}</span>
        </p>
        {reading !== undefined && (
          <p className={styles.printed}>
            {t('printedReading', { mileage: format.km(reading.mileage), date: format.date(reading.purchaseDate) })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={links.parts({ vehicleId, vehicleTypeCode, vin })}>
          {t('action.parts')}
        </Link>
        <Link className={buttonClass()} to={links.vehicleDetail(vehicleId, vin, vehicleTypeCode)}>
          {t('action.detail')}
        </Link>
        <Button onClick={() => window.print()}>
          <Icon name="print" size={16} />
          {t('action.print')}
        </Button>
      </div>
    </header>
  );
}
