import { useTranslation } from 'react-i18next';
import { type VinVerdict, vinVerdict } from '../../../contract/vehicles/vin.ts';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { Note } from '../note.tsx';
import styles from './vin.module.css';
import { readVin } from './vin-reading.ts';
import { VinText } from './vin-text.tsx';

const CHECK_POSITION = 9;

/** The VIN as searched, the corrections to what was typed, and the result of its check digit. */
export function VinHead({ typed }: { typed: string }) {
  const { t } = useTranslation('vehicles');
  const { text, folded, isNormalised } = readVin(typed);
  const verdict = vinVerdict(typed);
  const marked = new Set(doubtfulPositions(verdict));
  return (
    <section className={styles.head} aria-label={t('vin.label')}>
      <div className={styles.row}>
        <VinText vin={text} marked={marked} />
        <CopyButton text={text} />
        {verdict.status === 'valid' && <span className={styles.good}>{t('vin.valid')}</span>}
      </div>
      {isNormalised && <p className="quiet">{t('vin.normalised')}</p>}
      {folded.length > 0 && (
        <ul className={styles.folds}>
          {folded.map((fold) => (
            <li key={fold.position}>{t('vin.characterReplaced', { ...fold })}</li>
          ))}
        </ul>
      )}
      {verdict.status === 'checkDigitMismatch' && verdict.strength === 'information' && (
        <Note kind="info">{t('vin.mismatch.information', { found: verdict.found, expected: verdict.expected })}</Note>
      )}
      {verdict.status === 'checkDigitMismatch' && verdict.strength === 'warning' && (
        <Note kind="bad">
          <strong>{t('vin.mismatch.title')}</strong>
          {t('vin.mismatch.warning', { found: verdict.found, expected: verdict.expected })}
        </Note>
      )}
    </section>
  );
}

/** Positions to mark: characters that no VIN has, and a check digit that is wrong by law. */
function doubtfulPositions(verdict: VinVerdict): number[] {
  if (verdict.status === 'malformed') {
    return verdict.problems.flatMap((problem) => ('position' in problem ? [problem.position] : []));
  }
  return verdict.status === 'checkDigitMismatch' && verdict.strength === 'warning' ? [CHECK_POSITION] : [];
}
