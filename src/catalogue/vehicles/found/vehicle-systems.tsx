import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { VehicleSystem } from '../../../contract/parts/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useInViewport } from '../../../ui/hooks/use-in-viewport.ts';
import { useObjectUrl } from '../../../ui/hooks/use-object-url.ts';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { useScan } from '../../shared/drawings/use-scan.ts';
import { links } from '../../shared/navigation/paths.ts';
import styles from './found.module.css';
import { SystemGlyph } from './system-glyph.tsx';

export interface FoundVehicle {
  vehicleId: number;
  vehicleTypeCode: VehicleType;
  vin: string | undefined;
}

interface VehicleSystemsProps {
  vehicle: FoundVehicle;
  /** The lookup is taken: the drawings can be shown without another. */
  isOpen: boolean;
}

/** The number of tiles before the answer; a passenger car has about as many systems. */
const EXPECTED = 12;

/** The systems of the vehicle as tiles, each of which opens its first assembly. */
export function VehicleSystems({ vehicle, isOpen }: VehicleSystemsProps) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const id = useId();
  const { vehicleId, vehicleTypeCode } = vehicle;
  const { data, error, refetch } = useCall(
    partCalls.getVehicleSystems,
    { vehicleId, vehicleTypeCode },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (error !== null && data === undefined) return <CallFailed error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={data === undefined}>
      <h3 id={id} className={styles.title}>
        {t('found.systems')}
      </h3>
      <ul className={styles.tiles}>
        {data === undefined
          ? Array.from({ length: EXPECTED }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never change their order
              <li key={index} className={styles.placeholder}>
                {index === 0 && <span className="unseen">{common('loading')}</span>}
              </li>
            ))
          : data.map((system) => <Tile key={system.stdAssyId} system={system} vehicle={vehicle} isOpen={isOpen} />)}
      </ul>
    </section>
  );
}

interface TileProps extends VehicleSystemsProps {
  system: VehicleSystem;
}

function Tile({ system, vehicle, isOpen }: TileProps) {
  const { t } = useTranslation('vehicles');
  const { name, stdAssyId, vehAssyId, assemblyNum } = system;
  const tile = useRef<HTMLLIElement>(null);
  const isInView = useInViewport(tile);
  // The standard tree of a commercial vehicle has other nodes: its drawings are in the tab of all assemblies.
  const tab = vehicle.vehicleTypeCode === 'B' ? 'assembly' : undefined;
  return (
    <li ref={tile}>
      <Link className={styles.tile} to={links.parts({ ...vehicle, node: vehAssyId, tab })}>
        <span className={styles.paper}>
          {isOpen && isInView ? <Drawing system={system} vehicle={vehicle} /> : <SystemGlyph code={stdAssyId} />}
        </span>
        <span className={styles.name}>{name}</span>
        <span className="quiet">{t('found.assemblies', { count: assemblyNum })}</span>
      </Link>
    </li>
  );
}

/** The drawing of the system's first assembly; its neutral picture while it loads. */
function Drawing({ system: { vehAssyId, stdAssyId }, vehicle: { vehicleId, vin } }: Omit<TileProps, 'isOpen'>) {
  const options = { staleTime: Number.POSITIVE_INFINITY };
  const page = useCall(partCalls.getAssemblyParts, omitUndefined({ vehicleId, partGroupId: vehAssyId, vin }), options);
  const drawingId = page.data?.drawingId ?? null;
  const { data } = useCall(
    partCalls.getImageInfo,
    { drawingId: drawingId ?? 1, vehicleId },
    { ...options, enabled: drawingId !== null },
  );
  const scan = useScan(data, vehicleId, options.staleTime);
  if (scan.data !== undefined) return <Scan file={scan.data} />;
  const svg = data?.svg ?? null;
  if (svg === null) return <SystemGlyph code={stdAssyId} />;
  // As an image the SVG can neither run scripts nor fetch anything.
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" data-ink="" />;
}

function Scan({ file }: { file: Blob }) {
  return <img src={useObjectUrl(file)} alt="" />;
}
