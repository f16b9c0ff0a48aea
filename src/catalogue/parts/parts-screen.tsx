import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { State } from '../../ui/state.tsx';
import { paths } from '../routes.ts';
import { beginBook } from './fetch-book.ts';
import { placeOf } from './place.ts';
import { VehicleParts } from './vehicle-parts.tsx';

/** Parts of one vehicle: tree, drawing and list. Without a vehicle in the link, the way to one. */
export function PartsScreen() {
  const { pathname, search } = useLocation();
  const { vehicleId, vin, node } = placeOf(search);
  const vehicleTypeCode = pathname === paths.covParts ? 'B' : 'C';
  // Before the words: they are waited for, and the answers may come meanwhile. What was asked is not asked again.
  useState(() => vehicleId !== undefined && beginBook({ vehicleId, vehicleTypeCode, vin, node }));
  // All the words of the screen at once, or each panel would wait for its own.
  const { t } = useTranslation(['parts', 'diagram', 'prices', 'add-to-order']);
  if (vehicleId === undefined)
    return (
      <State
        icon="car"
        title={t('noVehicle.title')}
        actions={
          <Link className={buttonClass('primary')} to={paths.vehicle}>
            {t('noVehicle.action')}
          </Link>
        }
      >
        {t('noVehicle.text')}
      </State>
    );
  return (
    <VehicleParts
      key={`${vehicleTypeCode}/${vehicleId}/${vin ?? ''}`}
      vehicleId={vehicleId}
      vehicleTypeCode={vehicleTypeCode}
    />
  );
}
