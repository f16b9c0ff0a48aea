import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brandPartCalls } from '../../contract/brand-parts/calls.ts';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { panelClass } from '../../ui/panel.ts';
import { screenClass } from '../../ui/screen.ts';
import { Skeleton, State } from '../../ui/state.tsx';
import { CallFailed } from '../shared/call/call-failed.tsx';
import { Pager } from '../shared/list/pager.tsx';
import { links } from '../shared/navigation/paths.ts';
import { sharedSource } from '../shared/prices/shared-source.ts';
import { OTHER_VIN, OtherVin } from '../shared/vehicle/other-vin.tsx';
import { VehiclePicture } from '../shared/vehicle/vehicle-picture.tsx';
import styles from './brand-part-screen.module.css';
import { brandPartState } from './brand-part-state.ts';
import { filterChoices, filterOffers, sortOffers } from './offers.ts';
import { OffersExport } from './offers-export.tsx';
import { OffersFilter } from './offers-filter.tsx';
import { OffersTable } from './offers-table.tsx';
import { useOffersNote } from './use-offers-note.ts';

const PAGE_SIZE = 60;

/** The aftermarket parts of one vehicle, filtered by system, brand, class and text. */
export function VehicleOffers({ vehicleId, vin }: { vehicleId: number; vin: string }) {
  const { t } = useTranslation('brand-parts');
  const { t: common } = useTranslation();
  const found = useCall(vehicleCalls.filterVehicle, {
    vehicleIds: [vehicleId],
    answers: {},
    analysisDesc: { certainty: 'likely', rule: 'drillDown', query: '' },
  });
  const vehicle = found.data?.vehicleList[0];
  if (found.error !== null && found.data === undefined) {
    return <CallFailed error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (found.data === undefined) return <Skeleton label={common('loading')} />;
  if (vehicle === undefined) {
    return (
      <State
        icon="car"
        title={t('vehicle.missing')}
        actions={
          <Link className={buttonClass('primary')} to={links.vehicle({ for: 'brandPart' })}>
            {t('vehicle.search')}
          </Link>
        }
      />
    );
  }
  return (
    <div className={screenClass(styles.screen)}>
      <Head vehicle={vehicle} vin={vin} />
      <Offers vehicle={vehicle} vin={vin} />
    </div>
  );
}

interface VehicleProps {
  vehicle: Vehicle;
  vin: string;
}

function Head({ vehicle, vin }: VehicleProps) {
  const { t } = useTranslation('brand-parts');
  const { vehicleId, vehicleTypeCode } = vehicle;
  return (
    <div className={styles.head}>
      <VehiclePicture src={vehicle.imgUrl} width={96} height={43} className={styles.picture} />
      <div className={styles.vehicle}>
        <h1>{t('vehicle.title', { name: fullName(vehicle) })}</h1>
        <p className={styles.links}>
          {vin !== '' && <span className="oe">{vin}</span>}
          <Link to={links.parts({ vehicleId, vehicleTypeCode, vin })}>{t('vehicle.parts')}</Link>
          <Link to={links.vehicleDetail(vehicleId, vin, vehicleTypeCode)}>{t('vehicle.detail')}</Link>
          <Link to={links.vehicle({ for: 'brandPart' })}>{t('vehicle.other')}</Link>
        </p>
      </div>
    </div>
  );
}

function Offers({ vehicle, vin }: VehicleProps) {
  const { t, i18n } = useTranslation('brand-parts');
  const noteOf = useOffersNote();
  const { t: common } = useTranslation();
  const [state, setState] = useUrlState(brandPartState);
  const { vehicleId } = vehicle;
  const { data, error, refetch } = useCall(
    brandPartCalls.getVehicleBrandParts,
    omitUndefined({ vehicleId, vin: vin || undefined }),
  );
  if (data === undefined) {
    if (error?.code === OTHER_VIN) return <OtherVin vin={vin} />;
    if (error?.code === '100100') return <State icon="search" title={t('vehicle.none')} />;
    if (error !== null) return <CallFailed error={error} onRetry={() => void refetch()} />;
    return <Skeleton label={common('loading')} rows={10} />;
  }
  // All offers arrive in one response: filters, sort and pages work on the client.
  const offers = sortOffers(filterOffers(data, state), { ...state, language: i18n.language });
  const source = sharedSource(offers);
  const last = Math.max(1, Math.ceil(offers.length / PAGE_SIZE));
  const page = Math.min(state.page, last);
  const clear = () => setState({ brand: undefined, partClass: undefined, system: '', text: '' });
  return (
    <section className={panelClass(styles.panel)}>
      <OffersFilter state={state} choices={filterChoices(data, i18n.language)} onChange={setState} />
      <div className={styles.summary}>
        <p className="quiet" aria-live="polite">
          {t('count', { count: offers.length })} · {noteOf(source)}
        </p>
        <OffersExport offers={offers} name={fullName(vehicle)} />
      </div>
      {offers.length === 0 ? (
        <State icon="search" title={t('nothing')} actions={<Button onClick={clear}>{t('clear')}</Button>} />
      ) : (
        <OffersTable
          offers={offers.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          source={source}
          vehicle={{ vehicle, vin }}
          state={state}
          onSort={setState}
        />
      )}
      <Pager page={page} last={last} onPage={(next) => setState({ page: next })} />
    </section>
  );
}
