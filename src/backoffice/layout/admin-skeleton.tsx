import { useTranslation } from 'react-i18next';
import { platformOfHost } from '../../contract/platform.ts';
import { Skeleton } from '../../ui/state.tsx';
import styles from './admin-skeleton.module.css';
import header from './header.module.css';

/** Placeholders of header, menu and page while powers or texts are loading, in their places, so that nothing moves. */
export function AdminSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.layout}>
      <div className={header.header}>
        <span className={header.brand}>
          <span>{t(`brand.${platformOfHost(window.location.host)}`)}</span>
        </span>
      </div>
      <div className={styles.columns}>
        <div className={styles.side} />
        <div className={styles.page}>
          <Skeleton label={t('loading')} rows={12} />
        </div>
      </div>
    </div>
  );
}
