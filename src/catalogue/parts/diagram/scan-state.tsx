import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { useScan } from '../../shared/drawings/use-scan.ts';
import styles from './diagram.module.css';

interface ScanStateProps {
  scan: Pick<ReturnType<typeof useScan>, 'data' | 'error' | 'refetch'>;
  isScan: boolean;
}

/** While the scan of a drawing is missing: its hotspots and the list already work. */
export function ScanState({ scan: { data, error, refetch }, isScan }: ScanStateProps) {
  const { t } = useTranslation('parts-drawing');
  const { t: common } = useTranslation();
  if (!isScan || data !== undefined) return null;
  if (error === null)
    return (
      <p className={styles.notice} role="status">
        {t('loading')}
      </p>
    );
  return (
    <p className={styles.notice} role="alert">
      {t('failed')}{' '}
      <Button variant="link" data-tool="" onClick={() => refetch()}>
        {common('action.retry')}
      </Button>
    </p>
  );
}
