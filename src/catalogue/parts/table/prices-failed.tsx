import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../parts-screen.module.css';

/** Alert above a list that its prices could not be fetched. The list stays usable. */
export function PricesFailed({ onRetry }: { onRetry(): void }) {
  const { t: prices } = useTranslation('prices');
  const { t: common } = useTranslation();
  return (
    <p className={styles.notice} role="alert">
      <Icon name="warning" size={16} />
      <span>{prices('failed')}</span>
      <Button variant="link" onClick={onRetry}>
        {common('action.retry')}
      </Button>
    </p>
  );
}
