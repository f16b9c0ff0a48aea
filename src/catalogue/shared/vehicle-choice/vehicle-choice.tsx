import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { queryKindOf } from '../../../contract/vehicles/query-kind.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { normaliseVin } from '../../../contract/vehicles/vin.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { type OrderVehicle, orderVehicleOf } from '../work-order/order-vehicle.ts';
import styles from './vehicle-choice.module.css';

const LIST_MAX = 30;

interface VehicleChoiceProps {
  chosen: OrderVehicle | null;
  onChoose: (vehicle: OrderVehicle | null) => void;
}

interface SearchResult {
  vehicles: readonly Vehicle[];
  /** Null when the search was not by VIN. */
  vin: string | null;
}

/** Searches vehicles by VIN, name or announcement number, and lets the user choose one. */
export function VehicleChoice({ chosen, onChoose }: VehicleChoiceProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const [text, setText] = useState('');
  const [result, setResult] = useState<SearchResult | null>(null);
  const [problem, setProblem] = useState<string>();
  const { run, isBusy, errorMessage } = useAction(findVehicles, {
    isErrorInForm: true,
    onDone(found) {
      setResult(found);
      const [only, ...others] = found.vehicles;
      if (only !== undefined && others.length === 0) onChoose(orderVehicleOf(only, found.vin));
    },
    onError(error) {
      setResult(null);
      const isNotFound = error instanceof CallError && error.code === '100100';
      if (isNotFound) setProblem(t('copy.noVehicle'));
      return isNotFound;
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(t('copy.typeVehicle'));
    setProblem(undefined);
    onChoose(null);
    void run(text.trim());
  };
  return (
    <div className={styles.choice}>
      <form role="search" className={styles.search} onSubmit={onSubmit}>
        <Field
          label={t('copy.vehicle')}
          isLabelHidden
          autoComplete="off"
          maxLength={80}
          placeholder={t('copy.vehiclePlaceholder')}
          value={text}
          error={problem ?? errorMessage ?? undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {common('action.search')}
        </Button>
      </form>
      {result !== null && (
        <div role="radiogroup" aria-label={t('copy.vehicle')} className={styles.list}>
          {result.vehicles.slice(0, LIST_MAX).map((vehicle) => (
            <label key={vehicle.vehicleId} className={styles.option}>
              <input
                type="radio"
                name="vehicle"
                checked={chosen?.vehicleId === vehicle.vehicleId}
                onChange={() => onChoose(orderVehicleOf(vehicle, result.vin))}
              />
              {fullName(vehicle)}
            </label>
          ))}
          {result.vehicles.length > LIST_MAX && <p className="quiet">{t('copy.moreVehicles')}</p>}
        </div>
      )}
    </div>
  );
}

async function findVehicles(text: string): Promise<SearchResult> {
  const kind = queryKindOf(text);
  if (kind === 'vin' || kind === 'mistypedVin') {
    const vin = normaliseVin(text).text;
    const { vehicleList } = await request(vehicleCalls.getVehicleByVin, { vinCode: text, isForced: true });
    return { vehicles: vehicleList, vin };
  }
  const { vehicleList } =
    kind === 'announcement'
      ? await request(vehicleCalls.getVehicleByAnnouncement, { announcement: text })
      : await request(vehicleCalls.getVehicleByName, { vehicleName: text });
  return { vehicles: vehicleList, vin: null };
}
