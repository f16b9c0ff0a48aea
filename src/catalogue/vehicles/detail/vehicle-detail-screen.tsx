import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import { OTHER_VIN, OtherVin } from '../../shared/vehicle/other-vin.tsx';
import { OutOfDateDialog } from '../../shared/vehicle/out-of-date-dialog.tsx';
import styles from './detail.module.css';
import { DetailPage } from './detail-page.tsx';
import { detailState } from './detail-state.ts';
import { useVehicleConfig } from './use-vehicle-config.ts';

const OUT_OF_DATE = '100100';

/** One vehicle: its picture, its configuration and the meaning of its VIN. */
export function VehicleDetailScreen() {
  const [{ vehicleId, type, vin }] = useUrlState(detailState);
  if (vehicleId === undefined) return <Missing />;
  return <Detail vehicleId={vehicleId} type={type} vin={vin} />;
}

interface DetailProps {
  vehicleId: number;
  type: VehicleType | undefined;
  vin: string | undefined;
}

function Detail({ vehicleId, type, vin }: DetailProps) {
  const { t: common } = useTranslation();
  const { data, error, refetch } = useVehicleConfig({ vehicleId, type, vin });
  if (data !== undefined) return <DetailPage vehicleConfig={data} vin={vin} />;
  if (error === null) {
    return (
      <div className={screenClass()}>
        <div className={styles.loading}>
          <Skeleton label={common('loading')} rows={9} />
        </div>
      </div>
    );
  }
  if (error.code === OUT_OF_DATE) return <OutOfDateDialog vin={vin} />;
  if (error.code === OTHER_VIN && vin !== undefined) return <OtherVin vin={vin} />;
  return <CallFailed error={error} onRetry={() => void refetch()} />;
}

function Missing() {
  const { t } = useTranslation('vehicles');
  return (
    <State
      isPage
      icon="car"
      title={t('detail.missing')}
      actions={
        <>
          <Link className={buttonClass('primary')} to={paths.vehicle}>
            {t('detail.search')}
          </Link>
          <Link className={buttonClass()} to={links.drillDown({ type: 'C' })}>
            {t('ways.drillDown')}
          </Link>
        </>
      }
    >
      {t('detail.missingHint')}
    </State>
  );
}
