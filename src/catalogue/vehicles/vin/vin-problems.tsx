import { useTranslation } from 'react-i18next';
import type { CheckedVin } from '../../../contract/vehicles/schemas.ts';
import { VIN_LENGTH } from '../../../contract/vehicles/vin.ts';
import styles from './vin.module.css';

/** Why a text is no VIN: every problem with its position. */
export function VinProblems({ problems }: { problems: CheckedVin['problems'] }) {
  const { t } = useTranslation('vehicles');
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
    </ul>
  );
}
