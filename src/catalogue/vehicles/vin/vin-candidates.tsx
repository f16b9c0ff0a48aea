import { useTranslation } from 'react-i18next';
import type { CheckedVin } from '../../../contract/vehicles/schemas.ts';
import { NumberCandidate } from './number-candidate.tsx';
import styles from './vin.module.css';

/** Repairs of the VIN, the likeliest first, with the changed characters marked; a click searches for one. */
export function VinCandidates({ checked: { candidates } }: { checked: CheckedVin }) {
  const { t } = useTranslation('vehicles');
  return (
    <div className={styles.steps}>
      <h2>{t('vin.candidates')}</h2>
      <ol className={styles.candidates}>
        {candidates.map(({ vin, changes, isKnown }) => (
          <NumberCandidate key={vin} number={vin} by="vin" changes={changes}>
            {isKnown && <span className={styles.known}>{t('vin.known')}</span>}
          </NumberCandidate>
        ))}
      </ol>
    </div>
  );
}
