import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CheckedVin } from '../../../contract/vehicles/schemas.ts';
import { links } from '../../shared/navigation/paths.ts';
import styles from './vin.module.css';
import { diffVin } from './vin-diff.ts';

const tags = { same: 'span', old: 'del', new: 'ins' } as const;

/** Repairs of the VIN, the likeliest first, with the changed characters marked; a click searches for one. */
export function VinCandidates({ checked: { candidates } }: { checked: CheckedVin }) {
  const { t } = useTranslation('vehicles');
  return (
    <div className={styles.steps}>
      <h2>{t('vin.candidates')}</h2>
      <ol className={styles.candidates}>
        {candidates.map((candidate) => (
          <Candidate key={candidate.vin} {...candidate} />
        ))}
      </ol>
    </div>
  );
}

function Candidate({ vin, changes, isKnown }: CheckedVin['candidates'][number]) {
  const { t } = useTranslation('vehicles');
  const description = changes.map((change) => t(`vin.change.${kindOf(change)}`, { ...change })).join(t('separator'));
  return (
    <li>
      <Link to={links.vehicle({ q: vin, by: 'vin' })} aria-label={`${vin} ${description}`}>
        <span className={styles.candidate}>
          {diffVin(vin, changes).map(({ kind, text }, index) => {
            const Tag = tags[kind];
            // Segments may be equal in kind and text.
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments of one VIN never change
            return <Tag key={index}>{text}</Tag>;
          })}
        </span>
        <span className={styles.description}>
          {description}
          {isKnown && <span className={styles.known}>{t('vin.known')}</span>}
        </span>
      </Link>
    </li>
  );
}

function kindOf({ from, to }: { from: string; to: string }): 'added' | 'removed' | 'changed' {
  if (from === '') return 'added';
  return to === '' ? 'removed' : 'changed';
}
