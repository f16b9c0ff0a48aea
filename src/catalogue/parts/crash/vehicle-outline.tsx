import { useId } from 'react';
import type { CrashPosition } from '../../../contract/parts/schemas.ts';
import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import styles from './crash.module.css';
import { carOutline, type Outline, truckOutline } from './outlines.ts';

const WIDTH = 220;
const HEIGHT = 460;

/** Rectangle of each zone: x, y, width, height. */
const FIELDS: Readonly<Record<CrashPosition, readonly [number, number, number, number]>> = {
  frontLeft: [0, 0, 72, 120],
  front: [72, 0, 76, 120],
  frontRight: [148, 0, 72, 120],
  midLeft: [0, 120, 64, 176],
  top: [64, 120, 92, 176],
  midRight: [156, 120, 64, 176],
  backLeft: [0, 296, 72, 96],
  back: [72, 296, 76, 96],
  backRight: [148, 296, 72, 96],
  bottom: [20, 396, 180, 58],
};

interface VehicleOutlineProps {
  vehicleTypeCode: VehicleType;
  chosen: readonly CrashPosition[];
  /** Front to the left instead of on top. */
  isHorizontal: boolean;
}

/** Line art of the vehicle and its underside; selected zones are filled. */
export function VehicleOutline({ vehicleTypeCode, chosen, isHorizontal }: VehicleOutlineProps) {
  const size = isHorizontal ? `${HEIGHT} ${WIDTH}` : `${WIDTH} ${HEIGHT}`;
  const outline = vehicleTypeCode === 'B' ? truckOutline : carOutline;
  return (
    <svg className={styles.outline} viewBox={`0 0 ${size}`} aria-hidden="true" focusable="false">
      <g {...(isHorizontal ? { transform: `translate(0 ${WIDTH}) rotate(-90)` } : {})}>
        <FromAbove outline={outline} chosen={chosen} />
        <Underside outline={outline} isHit={chosen.includes('bottom')} />
      </g>
    </svg>
  );
}

function FromAbove({ outline, chosen }: { outline: Outline; chosen: readonly CrashPosition[] }) {
  const clip = useId();
  const { body, lines, wheels } = outline;
  return (
    <>
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      {wheels.map(([x, y]) => (
        <rect key={`${x}/${y}`} className={styles.wheel} x={x} y={y} width="10" height="44" rx="4" />
      ))}
      <path className={styles.body} d={body} />
      <g clipPath={`url(#${clip})`}>
        {chosen
          .filter((zone) => zone !== 'bottom')
          .map((zone) => {
            const [x, y, width, height] = FIELDS[zone];
            return <rect key={zone} className={styles.hit} x={x} y={y} width={width} height={height} />;
          })}
      </g>
      {[body, ...lines].map((line) => (
        <path key={line} className={styles.line} d={line} />
      ))}
    </>
  );
}

/** Frame, axles and wheels, below the vehicle. */
function Underside({ outline, isHit }: { outline: Outline; isHit: boolean }) {
  return (
    <g>
      <rect
        className={isHit ? styles.hitBody : styles.body}
        x="20"
        y="398"
        width="180"
        height="56"
        rx="14"
        strokeWidth="1.4"
      />
      {outline.underside.map((line) => (
        <path key={line} className={styles.line} d={line} />
      ))}
    </g>
  );
}
