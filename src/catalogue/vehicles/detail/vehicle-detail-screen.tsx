import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { isWellFormedVin, normaliseVin } from '../../../contract/vehicles/vin.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { screenClass } from '../../../ui/screen.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { links, paths } from '../../shared/navigation/paths.ts';
import { OTHER_VIN, OtherVin } from '../../shared/vehicle/other-vin.tsx';
import { OutOfDateDialog } from '../../shared/vehicle/out-of-date-dialog.tsx';
import { DetailPage } from './detail-page.tsx';
import { useVehicleConfig } from './use-vehicle-config.ts';

const OUT_OF_DATE = '100100';

/** One vehicle: its configuration, how it looks, and what its VIN says. */
export function VehicleDetailScreen() {
  const [params] = useSearchParams();
  const vehicleId = Number(params.get('vehicleId'));
  const type = params.get('type');
  const vin = normaliseVin(params.get('vin') ?? '').text;
  if (!Number.isInteger(vehicleId) || vehicleId < 1) return <Missing />;
  return (
    <Detail
      vehicleId={vehicleId}
      type={type === 'C' || type === 'B' ? type : undefined}
      vin={isWellFormedVin(vin) ? vin : undefined}
    />
  );
}

interface DetailProps {
  vehicleId: number;
  type: 'C' | 'B' | undefined;
  vin: string | undefined;
}

function Detail({ vehicleId, type, vin }: DetailProps) {
  const { t: common } = useTranslation();
  const { data, error, refetch } = useVehicleConfig({ vehicleId, type, vin });
  if (data !== undefined) return <DetailPage known={data} vin={vin} />;
  if (error === null) {
    return (
      <div className={screenClass()}>
        <Skeleton label={common('loading')} />
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
