import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMessages } from '../../messages.ts';
import styles from '../list.module.css';

interface DownloadButtonProps {
  isLoading: boolean;
  isDisabled: boolean;
  onClick: () => void;
}

export function DownloadButton({ isLoading, isDisabled, onClick }: DownloadButtonProps) {
  const { t } = useMessages();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      disabled={isDisabled}
      aria-label={t('list.export')}
      onClick={onClick}
    >
      <span className={styles.wide}>{t('list.export')}</span>
    </Button>
  );
}
