import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { siteCalls } from '../../../../contract/site/calls.ts';
import type { HomeSample, SamplePart } from '../../../../contract/site/schemas.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { showPriceFen } from '../../../../ui/money.ts';
import { links } from '../../../shared/navigation/paths.ts';
import { platform } from '../../../shared/site/platform.ts';
import styles from './stage.module.css';

/** The drawing with its callouts as buttons: pressing one shows its part with number and price. */
export function LiveStage({ sample }: { sample: HomeSample }) {
  const { t } = useTranslation('site-visitor');
  const { parts, vehicleName, assemblyName } = sample;
  const [callout, setCallout] = useState(parts[0]?.callout);
  const part = parts.find((each) => each.callout === callout);
  return (
    <div className={styles.stage}>
      <figure className={styles.sheet}>
        <figcaption>
          <strong>{vehicleName}</strong> <span>{t('stage.hint', { assembly: assemblyName })}</span>
        </figcaption>
        <Drawing sample={sample} selected={callout} onSelect={setCallout} />
      </figure>
      {part !== undefined && <PriceCard part={part} sample={sample} />}
      <VinStrip sample={sample} />
    </div>
  );
}

interface DrawingProps {
  sample: HomeSample;
  selected: string | undefined;
  onSelect(callout: string): void;
}

function Drawing({ sample, selected, onSelect }: DrawingProps) {
  const { t } = useTranslation('site-visitor');
  const { width, height, areas, parts, assemblyName } = sample;
  const nameOf = new Map(parts.map(({ callout, name }) => [callout, name]));
  const sorted = [...areas].sort((one, other) => one.callout.localeCompare(other.callout, 'en', { numeric: true }));
  const inShare = (size: number, of: number) => `${(size / of) * 100}%`;
  return (
    <div className={styles.canvas}>
      <div
        className={styles.drawing}
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
        role="group"
        aria-label={t('stage.drawing', { assembly: assemblyName })}
      >
        <img
          src={`${siteCalls.homeDrawing.path}?platform=${platform}`}
          alt=""
          width={Math.round(width)}
          height={Math.round(height)}
          data-ink=""
        />
        {sorted
          .filter(({ kind }) => kind === 'part')
          .map(({ callout, left, top, right, bottom }) => (
            <span
              key={`${callout}-${left}-${top}`}
              className={`${styles.part} ${callout === selected ? styles.lit : ''}`}
              style={{
                left: inShare(left, width),
                top: inShare(top, height),
                width: inShare(right - left, width),
                height: inShare(bottom - top, height),
              }}
            />
          ))}
        {sorted
          .filter(({ kind }) => kind === 'callout')
          .map(({ callout, left, top, right, bottom }) => (
            <button
              key={`${callout}-${left}-${top}`}
              type="button"
              className={styles.callout}
              style={{ left: inShare((left + right) / 2, width), top: inShare((top + bottom) / 2, height) }}
              aria-label={`${callout} ${nameOf.get(callout) ?? ''}`}
              aria-pressed={callout === selected}
              onClick={() => onSelect(callout)}
            >
              {callout}
            </button>
          ))}
      </div>
    </div>
  );
}

function PriceCard({ part, sample }: { part: SamplePart; sample: HomeSample }) {
  const { t } = useTranslation('site-visitor');
  const { callout, name, oe, quantity, priceFen } = part;
  return (
    <div className={styles.card} aria-live="polite">
      <p className={styles.cardHead}>
        <strong>
          {callout} {name}
        </strong>
        <span className={styles.fits}>
          <Icon name="check" size={14} />
          {t('stage.fits')}
        </span>
      </p>
      <p className="quiet">
        <span className="oe">{oe}</span> · {t('stage.quantity', { quantity })}
      </p>
      <p className={styles.cardFoot}>
        <strong className={`${styles.price} number`}>¥{showPriceFen(priceFen)}</strong>
        <small>{t('stage.price', { province: sample.provinceName })}</small>
        <Link className={buttonClass('primary', styles.open)} to={links.vehicle({ q: sample.vin, by: 'vin' })}>
          {t('stage.open')}
        </Link>
      </p>
    </div>
  );
}

/** Position of the check digit. */
const CHECK_DIGIT = 8;

function VinStrip({ sample: { vin, vehicleNum } }: { sample: HomeSample }) {
  const { t } = useTranslation('site-visitor');
  return (
    <p className={styles.strip}>
      <span className="oe">
        {vin.slice(0, CHECK_DIGIT)}
        <mark>{vin.slice(CHECK_DIGIT, CHECK_DIGIT + 1)}</mark>
        {vin.slice(CHECK_DIGIT + 1)}
      </span>
      <span className={styles.checked}>
        <Icon name="check" size={14} />
        {t('stage.checked', { count: vehicleNum })}
      </span>
    </p>
  );
}

/** Drawn for a site without a sample: a brake disc with its hub. */
const FALLBACK =
  'M150 40a110 110 0 1 0 .1 0M150 52a98 98 0 1 0 .1 0M150 96a54 54 0 1 0 .1 0M150 126a24 24 0 1 0 .1 0M150 106a6 6 0 1 0 .1 0M192 144a6 6 0 1 0 .1 0M176 190a6 6 0 1 0 .1 0M124 190a6 6 0 1 0 .1 0M108 144a6 6 0 1 0 .1 0M330 84h96l18 18v92l-18 18h-96l-18-18v-92zM330 84v128M426 84v128M346 104h64v24h-64zM346 168h64v24h-64zM468 118h44v60h-44M512 132h34v32h-34M20 150h110M180 150h132M444 148h24M546 148h40';

export function FallbackStage() {
  return (
    <div className={styles.stage}>
      <div className={styles.sheet}>
        <svg
          data-testid="fallback-stage"
          className={styles.fallback}
          viewBox="0 0 606 300"
          aria-hidden="true"
          focusable="false"
        >
          <path d={FALLBACK} />
        </svg>
      </div>
    </div>
  );
}
