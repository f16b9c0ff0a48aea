import { useTranslation } from 'react-i18next';
import styles from './oe-screen.module.css';

/** What to know of a number before ordering it. */
export function OeMarks({ hasReplace, isDiscontinued }: { hasReplace: boolean; isDiscontinued: boolean }) {
  const { t } = useTranslation('oe');
  return (
    <>
      {isDiscontinued && <span className={styles.gone}>{t('mark.discontinued')}</span>}
      {hasReplace && <span className={styles.replaced}>{t('mark.replace')}</span>}
    </>
  );
}
