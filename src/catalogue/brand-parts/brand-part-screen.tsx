import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../shared/navigation/paths.ts';
import { NeedVehicle } from '../shared/vehicle/need-vehicle.tsx';
import type { BrandPartPlace } from './brand-part-place.ts';
import styles from './brand-part-screen.module.css';
import { ByPart } from './by-part.tsx';
import { ByVin } from './by-vin.tsx';
import { usePlace } from './use-place.ts';
import { VehicleOffers } from './vehicle-offers.tsx';

const ways = ['vin', 'vehicle', 'part'] as const;

/** Aftermarket parts: those of a vehicle, found by its VIN or otherwise, or by number, brand and name. */
export function BrandPartScreen() {
  const { t } = useTranslation('brand-parts');
  const [place] = usePlace();
  const { by, vehicleId, vin, type } = place;
  const vehicle = { vehicleId, vin, type };
  return (
    <>
      <div className={styles.top}>
        <nav className={styles.ways} aria-label={t('ways')}>
          {ways.map((way) => (
            <Link
              key={way}
              // The vehicle at hand stays in the link, so that one can come back to it.
              to={links.brandPart({ by: way, ...vehicle })}
              aria-current={way === by ? 'page' : undefined}
            >
              {t(`way.${way}`)}
            </Link>
          ))}
        </nav>
      </div>
      <Content place={place} />
    </>
  );
}

function Content({ place: { by, vehicleId, vin } }: { place: BrandPartPlace }) {
  const { t } = useTranslation('brand-parts');
  if (by === 'part') return <ByPart />;
  if (vehicleId !== undefined) return <VehicleOffers key={vehicleId} vehicleId={vehicleId} vin={vin} />;
  return by === 'vin' ? <ByVin vin={vin} /> : <NeedVehicle title={t('title')} purpose="brandPart" />;
}
