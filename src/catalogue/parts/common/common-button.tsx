import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './common-button.module.css';

interface CommonButtonProps {
  isOpen: boolean;
  onToggle(): void;
}

/** Toggles the list of common parts; above the tree. */
export function CommonButton({ isOpen, onToggle }: CommonButtonProps) {
  const { t } = useTranslation('parts-panels');
  return (
    <div className={styles.head}>
      <Button variant={isOpen ? 'primary' : 'default'} isSmall data-landing aria-pressed={isOpen} onClick={onToggle}>
        <Icon name="star" size={16} />
        {t('common.title')}
      </Button>
    </div>
  );
}
