import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/state.tsx';
import { platform } from '../../shared/site/platform.ts';
import { BrandMark } from '../header/brand-mark.tsx';
import styles from '../header/header.module.css';

/** The HTML of a page that is rendered in the browser only, until its scripts have loaded: header and skeleton. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.header}>
        <span className={styles.brand}>
          <BrandMark />
          <span className={styles.brandName}>{t(`brand.${platform}`)}</span>
        </span>
      </div>
      <Skeleton label={t('loading')} rows={12} />
    </>
  );
}
