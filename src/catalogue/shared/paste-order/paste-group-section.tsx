import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenVehicles } from '../quota/use-lookups.ts';
import { VehicleChoice } from '../vehicle-choice/vehicle-choice.tsx';
import { orderQuantity } from '../work-order/order-item.ts';
import { type OrderVehicle, orderVehicleOf } from '../work-order/order-vehicle.ts';
import { certainVehicle, type PasteGroup } from './paste-groups.ts';
import styles from './paste-order.module.css';
import { canBeOwnLine, isTicked, OWN_LINE, type PasteRow, piecesOf } from './paste-rows.ts';
import { PasteTable, type RowChoice } from './paste-table.tsx';
import { findRows, type OrderDraft } from './use-paste-order.ts';

interface PasteGroupProps {
  group: PasteGroup;
  /** The vehicle of the order that is added to. */
  orderVehicle: OrderVehicle | null;
  /** The parts to add to the order; null while none is selected. */
  onDraft: (draft: OrderDraft | null) => void;
}

/** One vehicle of the message: choose it, open its parts, choose the rows. */
export function PasteGroupSection({ group, orderVehicle, onDraft }: PasteGroupProps) {
  const { t } = useTranslation('work-orders-paste');
  const [vehicle, setVehicle] = useState(() => orderVehicle ?? certainVehicle(group));
  const [found, setFound] = useState<{ rows: PasteRow[]; choices: ReadonlyMap<number, RowChoice> } | null>(null);
  const open = useOpenVehicles();
  const { run, isBusy, errorMessage } = useAction((chosen: OrderVehicle) => findRows(group, chosen), {
    isErrorInForm: true,
    onDone: (rows, chosen) => update(rows, firstChoices(rows), chosen),
  });
  const update = (rows: PasteRow[], choices: ReadonlyMap<number, RowChoice>, chosen: OrderVehicle) => {
    setFound({ rows, choices });
    onDraft({ vehicle: chosen, chosen: rows.flatMap((row) => chosenParts(row, choices.get(row.index))) });
  };
  const choose = (chosen: OrderVehicle | null) => {
    setVehicle(chosen);
    setFound(null);
    onDraft(null);
  };
  const isFree = vehicle?.vehicleId != null && open.has(vehicle.vehicleId);
  return (
    <section className={styles.group} aria-label={vehicle?.vehicleName || group.vehicle?.text || t('noVehicle')}>
      <VehicleHead group={group} vehicle={vehicle} isFixed={orderVehicle !== null} onChoose={choose} />
      {found === null ? (
        <>
          {vehicle !== null && <p className="quiet">{t(isFree ? 'openFree' : 'openCost')}</p>}
          {errorMessage !== null && <p role="alert">{errorMessage}</p>}
          <Button
            variant="primary"
            disabled={vehicle === null}
            isBusy={isBusy}
            onClick={() => vehicle !== null && void run(vehicle)}
          >
            {t('find', { count: group.parts.length })}
          </Button>
        </>
      ) : (
        <PasteTable
          rows={found.rows}
          choices={found.choices}
          onChange={(index, choice) =>
            vehicle !== null && update(found.rows, new Map(found.choices).set(index, choice), vehicle)
          }
        />
      )}
    </section>
  );
}

interface VehicleHeadProps {
  group: PasteGroup;
  vehicle: OrderVehicle | null;
  isFixed: boolean;
  onChoose: (vehicle: OrderVehicle | null) => void;
}

/** The vehicle, or the choice between those that the message may mean. */
function VehicleHead({ group, vehicle, isFixed, onChoose }: VehicleHeadProps) {
  const { t } = useTranslation('work-orders-paste');
  const named = group.vehicle;
  if (isFixed) return <h3>{vehicle?.vehicleName || t('orderVehicle')}</h3>;
  return (
    <>
      <h3>
        {named?.text ?? t('noVehicle')}
        {named?.problem != null && <span className={styles.problem}> {t(`problem.${named.problem}`)}</span>}
      </h3>
      {named === null || named.vehicles.length === 0 ? (
        <VehicleChoice chosen={vehicle} onChoose={onChoose} />
      ) : (
        <div role="radiogroup" aria-label={t('chooseVehicle')} className={styles.vehicles}>
          {named.total > 1 && <p className="quiet">{t('several', { count: named.total })}</p>}
          {named.vehicles.map((candidate) => (
            <label key={candidate.vehicleId} className={styles.option}>
              <input
                type="radio"
                name={`vehicle-${group.parts[0]?.index ?? 0}`}
                checked={vehicle?.vehicleId === candidate.vehicleId}
                onChange={() => onChoose(orderVehicleOf(candidate, named.vin))}
              />
              {fullName(candidate)}
            </label>
          ))}
          {named.total > named.vehicles.length && <VehicleChoice chosen={vehicle} onChoose={onChoose} />}
        </div>
      )}
    </>
  );
}

function firstChoices(rows: readonly PasteRow[]): ReadonlyMap<number, RowChoice> {
  return new Map(
    rows.flatMap((row) => {
      const [choice] = row.choices;
      if (choice === undefined && !canBeOwnLine(row)) return [];
      const pieces =
        choice === undefined ? orderQuantity(row.requested.quantity ?? 1) : piecesOf(row.requested, choice);
      return [[row.index, { key: choice?.key ?? OWN_LINE, isTicked: isTicked(row), pieces }]];
    }),
  );
}

function chosenParts(row: PasteRow, choice: RowChoice | undefined): OrderDraft['chosen'] {
  if (choice === undefined || !choice.isTicked) return [];
  const line = { quantity: choice.pieces, unit: row.requested.unit, userWord: row.requested.text };
  if (choice.key === OWN_LINE) return [{ ...line, part: null }];
  const parts = row.choices.find(({ key }) => key === choice.key)?.parts ?? [];
  return parts.map((part) => ({ ...line, part }));
}
