import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { links } from '../../shared/navigation/paths.ts';
import styles from './vin.module.css';
import { diffVin, type VinChange } from './vin-diff.ts';

const tags = { same: 'span', old: 'del', new: 'ins' } as const;

interface NumberCandidateProps {
  number: string;
  by: 'vin' | 'announcement';
  changes: readonly VinChange[];
  children?: ReactNode;
}

/** A number that was probably meant, with the changed characters marked; a click searches for it. */
export function NumberCandidate({ number, by, changes, children }: NumberCandidateProps) {
  const { t } = useTranslation('vehicles');
  const description = changes.map((change) => t(`vin.change.${kindOf(change)}`, { ...change })).join(t('separator'));
  return (
    <li>
      <Link to={links.vehicle({ q: number, by })} aria-label={`${number} ${description}`}>
        <span className={styles.candidate}>
          {diffVin(number, changes).map(({ kind, text }, index) => {
            const Tag = tags[kind];
            // Segments may be equal in kind and text.
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments of one number never change
            return <Tag key={index}>{text}</Tag>;
          })}
        </span>
        <span className={styles.description}>
          {description}
          {children}
        </span>
      </Link>
    </li>
  );
}

function kindOf({ from, to }: { from: string; to: string }): 'added' | 'removed' | 'changed' {
  if (from === '') return 'added';
  return to === '' ? 'removed' : 'changed';
}
