import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PartHit } from '../../contract/parts/schemas.ts';
import type { Vehicle, VehicleType } from '../../contract/vehicles/schemas.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { vinVerdict } from '../../contract/vehicles/vin.ts';
import { useStore } from '../../providers/store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import { links, paths } from '../shared/navigation/paths.ts';
import { VehicleName } from '../shared/vehicle/vehicle-name.tsx';
import { workSlot } from '../shared/work-header/work-header.ts';
import { PartSearch } from './find/part-search.tsx';
import styles from './parts-head.module.css';

interface PartsHeadProps {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  vin: string | undefined;
  /** Undefined while loading and after a failure. */
  vehicle: Vehicle | undefined;
  error: Error | null;
  onRetry(): void;
  onHit(hit: PartHit): void;
}

/** In the header of the page: the vehicle, with a menu of what else there is about it, and the search within it. */
export function PartsHead(props: PartsHeadProps) {
  const slot = useStore(workSlot);
  return slot === null ? null : createPortal(<VehicleAndSearch {...props} />, slot);
}

function VehicleAndSearch(props: PartsHeadProps) {
  const { vehicleId, vin, vehicle, error, onRetry, onHit } = props;
  const { t } = useTranslation('parts');
  // On a phone the search takes the vehicle's place.
  const [isSearching, setSearching] = useState(false);
  const search = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSearching) search.current?.querySelector('input')?.focus();
  }, [isSearching]);
  const name = vehicle && fullName(vehicle);
  return (
    <div className={`${styles.head} ${isSearching ? styles.searching : ''}`}>
      <Link className={buttonClass('plain', styles.back)} to={paths.vehicle} aria-label={t('head.back')}>
        <Icon name="left" />
      </Link>
      <div className={styles.vehicle}>
        <h1 className={name === undefined ? styles.pending : 'unseen'}>
          <VehicleName name={name} error={error} onRetry={onRetry} />
        </h1>
        {vehicle !== undefined && name !== undefined && <VehicleMenu {...props} vehicle={vehicle} name={name} />}
      </div>
      <Button
        variant="plain"
        isIcon
        className={styles.open ?? ''}
        aria-label={t('find.label')}
        data-opens-search
        onClick={() => setSearching(true)}
      >
        <Icon name="search" />
      </Button>
      <div ref={search} className={styles.search}>
        <PartSearch
          vehicleId={vehicleId}
          vin={vin}
          onChoose={(hit) => {
            setSearching(false);
            onHit(hit);
          }}
        />
        <Button
          variant="plain"
          isIcon
          className={styles.close ?? ''}
          aria-label={t('find.close')}
          onClick={() => setSearching(false)}
        >
          <Icon name="close" />
        </Button>
      </div>
    </div>
  );
}

interface VehicleMenuProps extends Pick<PartsHeadProps, 'vehicleId' | 'vehicleTypeCode' | 'vin'> {
  vehicle: Vehicle;
  name: string;
}

/** The vehicle's name over its VIN; opens the result of the check digit and links to what else is known about it. */
function VehicleMenu({ vehicleId, vehicleTypeCode, vin, vehicle, name }: VehicleMenuProps) {
  const { t } = useTranslation('parts');
  const brand = `${vehicle.brandName} `;
  const trigger = (
    <span className={styles.face}>
      <span className={styles.names}>
        <span className={styles.name}>
          {name.startsWith(brand) ? (
            <>
              <span className={styles.brand}>{brand}</span>
              {name.slice(brand.length)}
            </>
          ) : (
            name
          )}
        </span>
        <span className={`${styles.below} ${vin === undefined ? '' : 'oe'}`}>{vin ?? vehicle.groupName}</span>
      </span>
      <Icon name="down" size={16} />
    </span>
  );
  return (
    <Popover label={t('head.menu', { name })} trigger={trigger} className={styles.button ?? ''}>
      <div className={styles.menu}>
        <strong>{name}</strong>
        <span className="quiet">{vehicle.groupName}</span>
        {vin !== undefined && <VinChip vin={vin} />}
        <Link to={links.vehicleDetail(vehicleId, vin, vehicleTypeCode)}>{t('head.detail')}</Link>
        <Link to={links.maintain({ vehicleId, vin, type: vehicleTypeCode })}>{t('head.maintenance')}</Link>
        <Link to={paths.vehicle}>{t('head.other')}</Link>
      </div>
    </Popover>
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
