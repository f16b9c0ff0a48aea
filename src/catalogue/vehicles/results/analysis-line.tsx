import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../contract/vehicles/schemas.ts';
import styles from './results.module.css';

/** The certainty of a result and the rule that found it. */
export function AnalysisLine({ analysis, isOne = false }: { analysis: Analysis; isOne?: boolean }) {
  const { t } = useTranslation('vehicles');
  const { certainty, rule, query } = analysis;
  return (
    <p className={styles.analysis}>
      <strong className={styles[certainty]}>{t(`certainty.${certainty}`)}</strong>
      <span>{t(`rule.${rule}`, { query })}</span>
      {certainty !== 'certain' && (
        <span className="quiet">{t(isOne ? 'certainty.compareOne' : 'certainty.compare')}</span>
      )}
    </p>
  );
}
