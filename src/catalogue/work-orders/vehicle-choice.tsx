import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { queryKindOf } from '../../contract/vehicles/query-kind.ts';
import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import { normaliseVin } from '../../contract/vehicles/vin.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { request } from '../../providers/calls/client.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type OrderVehicle, orderVehicleOf } from '../shared/work-order/order-vehicle.ts';
import styles from './vehicle-choice.module.css';

/** More are not looked through in a box. */
const SHOWN = 30;

interface VehicleChoiceProps {
  chosen: OrderVehicle | null;
  onChoose: (vehicle: OrderVehicle | null) => void;
}

interface Found {
  vehicles: readonly Vehicle[];
  vin: string | null;
}

/** Finds a vehicle by VIN, name or announcement number, and has one of those found chosen. */
export function VehicleChoice({ chosen, onChoose }: VehicleChoiceProps) {
  const { t } = useTranslation('work-orders');
  const { t: common } = useTranslation();
  const wordsOf = useErrorMessage();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError(t('copy.typeVehicle'));
    setBusy(true);
    setError(undefined);
    onChoose(null);
    try {
      const now = await vehiclesOf(text.trim());
      setFound(now);
      const [only] = now.vehicles;
      if (now.vehicles.length === 1 && only !== undefined) onChoose(orderVehicleOf(only, now.vin));
    } catch (problem) {
      setFound(null);
      const isNone = problem instanceof CallError && problem.code === '100100';
      setError(isNone ? t('copy.noVehicle') : wordsOf(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.choice}>
      <form role="search" className={styles.search} onSubmit={search}>
        <Field
          label={t('copy.vehicle')}
          isLabelUnseen
          autoComplete="off"
          maxLength={80}
          placeholder={t('copy.vehiclePlaceholder')}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {common('action.search')}
        </Button>
      </form>
      {found !== null && (
        <div role="radiogroup" aria-label={t('copy.vehicle')} className={styles.list}>
          {found.vehicles.slice(0, SHOWN).map((vehicle) => (
            <label key={vehicle.vehicleId} className={styles.option}>
              <input
                type="radio"
                name="vehicle"
                checked={chosen?.vehicleId === vehicle.vehicleId}
                onChange={() => onChoose(orderVehicleOf(vehicle, found.vin))}
              />
              {vehicle.vehicleName}
            </label>
          ))}
          {found.vehicles.length > SHOWN && <p className="quiet">{t('copy.moreVehicles')}</p>}
        </div>
      )}
    </div>
  );
}

async function vehiclesOf(text: string): Promise<Found> {
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
