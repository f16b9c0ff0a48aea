import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Note } from '../note.tsx';
import { noAnswers } from '../results/narrowing.ts';
import { VehicleResults } from '../results/vehicle-results.tsx';

/** The vehicles that the first eight characters of a malformed VIN leave, with the questions that narrow them. */
export function VinStartVehicles({ vin }: { vin: string }) {
  const { t } = useTranslation('vehicles');
  const { data } = useCall(vehicleCalls.getVehicleByVinStart, { vin });
  const [narrowing, setNarrowing] = useState(noAnswers);
  if (data === undefined) return null;
  return (
    <>
      <Note kind="info">{t('vin.startVehicles')}</Note>
      <VehicleResults all={data} narrowing={narrowing} onNarrow={setNarrowing} />
    </>
  );
}
