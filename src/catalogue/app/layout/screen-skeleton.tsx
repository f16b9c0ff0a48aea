import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/state.tsx';
import { platform } from '../../shared/site/platform.ts';
import { BrandMark } from '../header/brand-mark.tsx';
import styles from '../header/header.module.css';

/** What stands in the page of a screen that only the browser draws until its scripts are there: the header's place, and that something comes. */
export function PendingScreen() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.header}>
        <span className={styles.brand}>
          <BrandMark />
          <span className={styles.brandWord}>{t(`brand.${platform}`)}</span>
        </span>
      </div>
      <Skeleton label={t('loading')} rows={12} />
    </>
  );
}
