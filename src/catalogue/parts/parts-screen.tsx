import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../routes.ts';
import { NeedVehicle } from '../shell/need-vehicle.tsx';
import { beginBook } from './fetch-book.ts';
import { placeOf } from './place.ts';
import { TABS, tabOf } from './tabs/tab.ts';
import { VehicleParts } from './vehicle-parts.tsx';

/** Parts of one vehicle: tree, drawing and list. Without a vehicle in the link, the way to one. */
export function PartsScreen() {
  const { pathname, search } = useLocation();
  const place = placeOf(search);
  const { vehicleId, vin } = place;
  const vehicleTypeCode = pathname === paths.covParts ? 'B' : 'C';
  // Before the words: they are waited for, and the answers may come meanwhile. What was asked is not asked again.
  const isTree = tabOf(search, vehicleTypeCode) === TABS[vehicleTypeCode][0] && place.oe === undefined;
  useState(() => vehicleId !== undefined && beginBook({ ...place, vehicleId, vehicleTypeCode, isTree }));
  // All the words of the screen at once, or each panel would wait for its own.
  const { t } = useTranslation(['parts', 'diagram', 'prices', 'part-panels', 'add-to-order']);
  if (vehicleId === undefined)
    return <NeedVehicle title={t(`noVehicle.${vehicleTypeCode}`)} vehicleClass={vehicleTypeCode} />;
  return (
    <VehicleParts
      key={`${vehicleTypeCode}/${vehicleId}/${vin ?? ''}`}
      vehicleId={vehicleId}
      vehicleTypeCode={vehicleTypeCode}
    />
  );
}
