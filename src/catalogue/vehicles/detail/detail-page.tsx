import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VehicleConfig } from '../../../contract/vehicles/schemas.ts';
import { familyTitle } from '../../../contract/vehicles/vehicle-names.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { screenClass } from '../../../ui/screen.ts';
import { useAddToHistory } from '../../shared/history/vehicle-history.ts';
import { links } from '../../shared/navigation/paths.ts';
import { OpenedVehicle } from '../found/opened-vehicle.tsx';
import { VehicleSystems } from '../found/vehicle-systems.tsx';
import panel from '../vehicle-screen.module.css';
import { ConfigList } from './config-list.tsx';
import styles from './detail.module.css';
import { VehicleImage } from './vehicle-image.tsx';
import { VinEvidence } from './vin-evidence.tsx';

interface DetailPageProps {
  vehicleConfig: VehicleConfig;
  vin: string | undefined;
}

export function DetailPage({ vehicleConfig: { vehicle, config }, vin }: DetailPageProps) {
  const { t } = useTranslation('vehicles');
  const { vehicleId, vehicleTypeCode: type, brandId, familyId, groupId } = vehicle;
  useAddToHistory(vehicle, vin);
  return (
    <div className={screenClass(styles.page)}>
      <section className={`${panelClass(panel.panel, 'roomy')} ${styles.top}`}>
        <VehicleImage vehicleId={vehicleId} name={familyTitle(vehicle)} />
        <div className={styles.summary}>
          <div>
            <h1>{familyTitle(vehicle)}</h1>
            <p className={styles.name}>{vehicle.vehicleName}</p>
            <p className="quiet">{[vehicle.seriesName, vehicle.groupName].join(' · ')}</p>
          </div>
          <div className={styles.actions}>
            <Link className={buttonClass('primary')} to={links.parts({ vehicleId, vehicleTypeCode: type, vin })}>
              {t('action.parts')}
            </Link>
            <Link className={buttonClass()} to={links.maintain({ vehicleId, vin, type })}>
              {t('action.maintain')}
            </Link>
            <Link className={buttonClass()} to={links.brandPart({ by: 'vehicle', vehicleId, vin, type })}>
              {t('action.brandPart')}
            </Link>
            <Link className={buttonClass()} to={links.drillDown({ type, brandId, familyId, groupId })}>
              {t('detail.otherVehicles')}
            </Link>
          </div>
          <p className="quiet">{t('result.parts', { count: vehicle.partNum })}</p>
        </div>
      </section>
      <section className={panelClass(panel.panel, 'roomy')}>
        <h2 className="unseen">{t('detail.partsAndService')}</h2>
        <VehicleSystems vehicle={{ vehicleId, vehicleTypeCode: type, vin }} isOpen />
        <OpenedVehicle vehicle={{ vehicleId, vehicleTypeCode: type, vin }} />
      </section>
      {vin !== undefined && <VinEvidence vin={vin} vehicleId={vehicleId} />}
      <ConfigList config={config} />
    </div>
  );
}
