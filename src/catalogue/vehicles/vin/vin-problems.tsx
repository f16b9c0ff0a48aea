import { useTranslation } from 'react-i18next';
import type { CheckedVin } from '../../../contract/vehicles/schemas.ts';
import { VIN_LENGTH } from '../../../contract/vehicles/vin.ts';
import styles from './vin.module.css';
import { type VinDoubt, vinDoubtOf } from './vin-doubt.ts';

/** Why a text is no VIN: every problem with its position, and where characters are missing or too many. */
export function VinProblems({ checked }: { checked: CheckedVin }) {
  const { t } = useTranslation('vehicles');
  const { problems } = checked;
  const doubt = vinDoubtOf(checked);
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map(({ kind, position, text }) => (
        <li key={`${kind} ${position}`}>
          {t(`vin.problem.${kind}`, {
            position,
            text,
            length: text,
            count: Math.abs(VIN_LENGTH - Number(text)) || 0,
          })}
        </li>
      ))}
      {doubt !== undefined && <li>{t(`vin.doubt.${doubtTextOf(doubt)}`, { ...doubt })}</li>}
    </ul>
  );
}

function doubtTextOf({ kind, from, to, isStartUnknown }: VinDoubt) {
  if (isStartUnknown) return 'start';
  return from === to ? (`${kind}At` as const) : kind;
}
