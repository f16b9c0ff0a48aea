import { useTranslation } from 'react-i18next';
import styles from './oe-screen.module.css';

/** Tags of a number: discontinued, has replacements. */
export function OeTags({ hasReplace, isDiscontinued }: { hasReplace: boolean; isDiscontinued: boolean }) {
  const { t } = useTranslation('oe');
  return (
    <>
      {isDiscontinued && <span className={styles.discontinued}>{t('mark.discontinued')}</span>}
      {hasReplace && <span className={styles.replaced}>{t('mark.replace')}</span>}
    </>
  );
}
