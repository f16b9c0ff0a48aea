import { useId } from 'react';
import type { CrashPosition } from '../../../contract/part-panels.ts';
import styles from './crash.module.css';

const WIDTH = 220;
const HEIGHT = 460;

const BODY =
  'M110 8C78 8 50 14 42 30C34 46 32 70 32 100L32 300C32 332 34 350 42 364C52 378 80 382 110 382C140 382 168 378 178 364C186 350 188 332 188 300L188 100C188 70 186 46 178 30C170 14 142 8 110 8Z';
const ROOF = 'M64 158C76 150 144 150 156 158L156 268C144 276 76 276 64 268Z';

/** What of the body belongs to a zone, as x, y, width, height. */
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

const LINES = [
  // Bonnet, windscreen, rear window, boot.
  'M56 40C84 30 136 30 164 40M52 112C80 96 140 96 168 112M60 128C84 116 136 116 160 128L156 158C144 150 76 150 64 158Z',
  'M64 268C76 276 144 276 156 268L162 304C138 314 82 314 58 304ZM56 322C84 330 136 330 164 322',
  // Doors and sills.
  'M40 130L58 134L60 292L40 296M180 130L162 134L160 292L180 296M40 212L60 212M180 212L160 212',
  // Lamps, bumpers.
  'M44 34C52 24 66 20 76 19L70 30C60 31 52 35 48 42ZM176 34C168 24 154 20 144 19L150 30C160 31 168 35 172 42Z',
  'M42 352C48 358 58 361 68 362L66 372C56 371 48 368 44 364ZM178 352C172 358 162 361 152 362L154 372C164 371 172 368 176 364Z',
  // Mirrors.
  'M34 132L18 126C14 126 14 136 18 138L33 142M186 132L202 126C206 126 206 136 202 138L187 142',
];

const WHEELS = [
  [26, 62],
  [184, 62],
  [26, 312],
  [184, 312],
] as const;

interface CarOutlineProps {
  chosen: readonly CrashPosition[];
  /** With its front to the left instead of on top. */
  isLying: boolean;
}

/** The car and its underside as lines; the chosen zones are filled. */
export function CarOutline({ chosen, isLying }: CarOutlineProps) {
  const size = isLying ? `${HEIGHT} ${WIDTH}` : `${WIDTH} ${HEIGHT}`;
  return (
    <svg className={styles.outline} viewBox={`0 0 ${size}`} aria-hidden="true" focusable="false">
      <g {...(isLying ? { transform: `translate(0 ${WIDTH}) rotate(-90)` } : {})}>
        <Car chosen={chosen} />
        <Underside isHit={chosen.includes('bottom')} />
      </g>
    </svg>
  );
}

function Car({ chosen }: Pick<CarOutlineProps, 'chosen'>) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      {WHEELS.map(([x, y]) => (
        <rect key={`${x}/${y}`} className={styles.wheel} x={x} y={y} width="10" height="44" rx="4" />
      ))}
      <path className={styles.body} d={BODY} />
      <g clipPath={`url(#${clip})`}>
        {chosen
          .filter((zone) => zone !== 'bottom')
          .map((zone) => {
            const [x, y, width, height] = FIELDS[zone];
            return <rect key={zone} className={styles.hit} x={x} y={y} width={width} height={height} />;
          })}
      </g>
      <path className={styles.line} d={BODY} />
      <path className={styles.line} d={ROOF} />
      {LINES.map((line) => (
        <path key={line} className={styles.line} d={line} />
      ))}
    </>
  );
}

/** Lying on its side below the car: frame, axles and wheels. */
function Underside({ isHit }: { isHit: boolean }) {
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
      <path
        className={styles.line}
        d="M52 404V448M168 404V448M52 426H168M40 404H64M40 448H64M156 404H180M156 448H180"
      />
    </g>
  );
}
