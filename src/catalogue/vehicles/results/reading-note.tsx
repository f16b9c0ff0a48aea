import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../contract/vehicles/schemas.ts';
import { Note } from '../note.tsx';
import { NumberCandidate } from '../vin/number-candidate.tsx';
import styles from '../vin/vin.module.css';

/** What the listed vehicles do not have of what was typed, and how it was read. */
export function ReadingNote({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation('vehicles');
  const { query, dropped, corrected, nearestYear, nearNumbers } = analysis;
  const quoted = (words: readonly string[]) =>
    words.map((word) => t('reading.word', { word })).join(t('reading.between'));
  return (
    <>
      {corrected !== undefined && (
        <Note kind="info">
          {t('reading.corrected', {
            from: quoted(corrected.map(({ from }) => from)),
            to: quoted(corrected.map(({ to }) => to)),
          })}
        </Note>
      )}
      {dropped !== undefined && <Note kind="warning">{t('reading.dropped', { words: quoted(dropped) })}</Note>}
      {nearestYear !== undefined && <Note kind="warning">{t('reading.nearestYear', nearestYear)}</Note>}
      {nearNumbers !== undefined && (
        <Note kind="warning">
          <p>{t('reading.nearNumbers', { query })}</p>
          <ol className={styles.candidates}>
            {nearNumbers.map(({ number, changes }) => (
              <NumberCandidate key={number} number={number} by="announcement" changes={changes} />
            ))}
          </ol>
        </Note>
      )}
    </>
  );
}
