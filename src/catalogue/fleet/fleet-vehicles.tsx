import { useTranslation } from 'react-i18next';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/choice/segments.tsx';
import { panelClass } from '../../ui/panel.ts';
import { Tag, type TagVariant } from '../../ui/tag.tsx';
import styles from './fleet.module.css';
import { changeFleet, fleetDraft } from './fleet-store.ts';
import { alikeToChoose, type FleetEntry, withRepair } from './fleet-vehicle.ts';

interface FleetVehiclesProps {
  entries: readonly FleetEntry[];
  unread: readonly string[];
  repeated: number;
}

/** The vehicles of the list: what is certain, what must be chosen, what is wrong. */
export function FleetVehicles({ entries, unread, repeated }: FleetVehiclesProps) {
  const { t } = useTranslation('work-orders-fleet');
  const counted = (['found', 'choose', 'wrong'] as const)
    .map((state) => ({ state, count: entries.filter((entry) => entry.state === state).length }))
    .filter(({ state, count }) => state === 'found' || count > 0);
  return (
    <section className={panelClass(styles.vehicles)} aria-label={t('vehicles.label')}>
      <h2>{t('vehicles.title', { count: entries.length })}</h2>
      <p className="quiet" role="status">
        {counted.map(({ state, count }) => t(`vehicles.${state}`, { count })).join(' · ')}
        {repeated > 0 && ` · ${t('vehicles.repeated', { count: repeated })}`}
      </p>
      {unread.length > 0 && (
        <p className={styles.unread}>{t('vehicles.unread', { count: unread.length, lines: unread.join(' / ') })}</p>
      )}
      <ol className={styles.list}>
        {entries.map((entry) => (
          <VehicleRow key={entry.read.vin} entry={entry} alike={alikeToChoose(entries, entry)} />
        ))}
      </ol>
    </section>
  );
}

const VARIANTS: Record<FleetEntry['state'], TagVariant> = {
  found: 'good',
  choose: 'warning',
  wrong: 'bad',
  left: 'neutral',
};

interface VehicleRowProps {
  entry: FleetEntry;
  /** VINs still to choose that leave the same vehicles. */
  alike: readonly string[];
}

function VehicleRow({ entry: { read, vehicle, state }, alike }: VehicleRowProps) {
  const { t } = useTranslation('work-orders-fleet');
  const { left, choices } = useStore(fleetDraft);
  const { vin, plate, note } = read;
  const chosen = choices[vin];
  return (
    <li className={styles.vehicle}>
      <div className={styles.name}>
        <span className="oe">{vin}</span>
        {plate !== '' && <strong>{plate}</strong>}
        {note !== '' && <span className="quiet">{note}</span>}
      </div>
      <div className={styles.what}>
        {vehicle !== null && <span>{fullName(vehicle)}</span>}
        {state !== 'found' && (
          <Tag variant={VARIANTS[state]}>
            {t(state === 'wrong' && read.problem !== null ? `problem.${read.problem}` : `state.${state}`)}
          </Tag>
        )}
        {state !== 'left' && <Candidates read={read} />}
        {state === 'found' && chosen !== undefined && alike.length > 0 && (
          <Button
            isSmall
            onClick={() =>
              changeFleet({ choices: { ...choices, ...Object.fromEntries(alike.map((other) => [other, chosen])) } })
            }
          >
            {t('chooseAlike', { count: alike.length })}
          </Button>
        )}
        {state === 'wrong' && <Repairs read={read} />}
      </div>
      <Button
        variant="plain"
        isSmall
        onClick={() => changeFleet({ left: state === 'left' ? left.filter((other) => other !== vin) : [...left, vin] })}
      >
        {t(state === 'left' ? 'takeIn' : 'leaveOut')}
        <span className="unseen"> {vin}</span>
      </Button>
    </li>
  );
}

/** The vehicles that a VIN leaves; a single one of a doubtful VIN must be accepted too. */
function Candidates({ read: { vin, vehicles, total, problem } }: Pick<FleetEntry, 'read'>) {
  const { t } = useTranslation('work-orders-fleet');
  const { choices } = useStore(fleetDraft);
  if (vehicles.length === 0 || (total === 1 && problem === null)) return null;
  return (
    <Segments
      legend={t('chooseOf', { vin })}
      name={`fleet-vehicle-${vin}`}
      options={vehicles.map((candidate) => [String(candidate.vehicleId), fullName(candidate)] as const)}
      value={String(choices[vin] ?? '')}
      onChange={(value) => changeFleet({ choices: { ...choices, [vin]: Number(value) } })}
    />
  );
}

/** VINs that may be meant: taking one corrects the list. */
function Repairs({ read: { vin, repairs } }: Pick<FleetEntry, 'read'>) {
  const { t } = useTranslation('work-orders-fleet');
  const { text } = useStore(fleetDraft);
  if (repairs.length === 0) return null;
  return (
    <span className={styles.repairs}>
      <span className="quiet">{t('repair.meant')}</span>
      {repairs.map(({ vin: repair, changes }) => (
        <Button
          key={repair}
          isSmall
          title={changes.map(({ position, from, to }) => t('repair.change', { position, from, to })).join(', ')}
          onClick={() => changeFleet({ text: withRepair(text, { from: vin, to: repair }) })}
        >
          <span className="oe">{repair}</span>
        </Button>
      ))}
    </span>
  );
}
