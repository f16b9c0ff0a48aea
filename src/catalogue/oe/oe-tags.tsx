import { useTranslation } from 'react-i18next';
import type { OePart } from '../../contract/oe/schemas.ts';
import { Superseded } from '../shared/superseded/superseded.tsx';
import styles from './oe-screen.module.css';

/** Whether the number is superseded, discontinued or has numbers that can be used instead. */
export function OeTags({ part }: { part: Pick<OePart, 'oeReplaceTwos' | 'successors' | 'isDiscontinued'> }) {
  const { t } = useTranslation('oe');
  if (part.successors.length > 0 || part.isDiscontinued)
    return (
      <span className={styles.superseded}>
        <Superseded part={part} />
      </span>
    );
  return part.oeReplaceTwos.length > 0 ? <span className={styles.replaced}>{t('mark.replace')}</span> : null;
}
