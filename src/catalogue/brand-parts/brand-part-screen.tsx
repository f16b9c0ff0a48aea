import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { links } from '../shared/navigation/paths.ts';
import { NeedVehicle } from '../shared/vehicle/need-vehicle.tsx';
import styles from './brand-part-screen.module.css';
import { type BrandPartState, brandPartState, searchMethod, searchMethods } from './brand-part-state.ts';
import { ByPart } from './by-part.tsx';
import { ByVin } from './by-vin.tsx';
import { VehicleOffers } from './vehicle-offers.tsx';

/** Aftermarket parts: of a vehicle, found by VIN or otherwise, or by number, brand or name. */
export function BrandPartScreen() {
  const { t } = useTranslation('brand-parts');
  const [state] = useUrlState(brandPartState);
  const { vehicleId, vin, type } = state;
  const current = searchMethod(state);
  const vehicle = { vehicleId, vin, type };
  return (
    <>
      <div className={styles.top}>
        <nav className={styles.methods} aria-label={t('ways')}>
          {searchMethods.map((method) => (
            <Link
              key={method}
              // Keeps the vehicle, so that the user can return to it.
              to={links.brandPart({ by: method, ...vehicle })}
              aria-current={method === current ? 'page' : undefined}
            >
              {t(`way.${method}`)}
            </Link>
          ))}
        </nav>
      </div>
      <Content state={state} />
    </>
  );
}

function Content({ state }: { state: BrandPartState }) {
  const { t } = useTranslation('brand-parts');
  const { vehicleId, vin } = state;
  const method = searchMethod(state);
  if (method === 'part') return <ByPart />;
  if (vehicleId !== undefined) return <VehicleOffers key={vehicleId} vehicleId={vehicleId} vin={vin} />;
  return method === 'vin' ? <ByVin vin={vin} /> : <NeedVehicle title={t('title')} purpose="brandPart" />;
}
