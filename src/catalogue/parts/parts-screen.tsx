import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';
import { NeedVehicle } from '../shared/vehicle/need-vehicle.tsx';
import { beginBook } from './book/fetch-book.ts';
import { begunAt } from './book/first-calls.ts';
import { PARTS_WORDS } from './parts-words.ts';
import { placeOf } from './selection/place.ts';
import { VehicleParts } from './vehicle-parts.tsx';

export { bookAtHand } from './book/fetch-book.ts';

/** Parts of one vehicle: tree, drawing and list. Without a vehicle in the link, the way to one. */
export function PartsScreen() {
  const { pathname, search } = useLocation();
  const { vehicleId, vin } = placeOf(search);
  const vehicleTypeCode = pathname === paths.covParts ? 'B' : 'C';
  // Before the words: they are waited for, and the answers may come meanwhile. What was asked is not asked again.
  useState(() => {
    const begun = begunAt(pathname, search);
    if (begun !== undefined) void beginBook(begun);
  });
  const { t } = useTranslation(PARTS_WORDS);
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
