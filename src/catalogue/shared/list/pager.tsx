import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** Buttons for the previous and next page; nothing for a single page. */
export function Pager({ page, last, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('page.label')}>
      <Button isIcon aria-label={t('page.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="left" />
      </Button>
      <span className="number">{t('page.position', { page, last })}</span>
      <Button isIcon aria-label={t('page.next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Icon name="right" />
      </Button>
    </nav>
  );
}
