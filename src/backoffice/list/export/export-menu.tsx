import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ActionMenu } from '../../layout/action-menu.tsx';
import { useMessages } from '../../messages.ts';
import styles from '../list.module.css';
import type { ExportFormat } from './read-export.ts';

interface ExportMenuProps {
  isLoading: boolean;
  isDisabled: boolean;
  /** Says how many rows a file can have. */
  isBounded?: boolean;
  onExport: (format: ExportFormat) => void;
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv'];

/** The button of an export, with the kinds of file. */
export function ExportMenu({ isLoading, isDisabled, isBounded = false, onExport }: ExportMenuProps) {
  const { t } = useMessages();
  return (
    <ActionMenu
      isDisabled={isDisabled || isLoading}
      menu={{
        items: formats.map((format) => ({
          key: format,
          label: t(isBounded ? `export.${format}` : `export.whole.${format}`),
          onClick: () => onExport(format),
        })),
      }}
    >
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={isLoading}
        disabled={isDisabled}
        aria-label={t('list.export')}
        aria-haspopup="menu"
      >
        <span className={styles.wide}>{t('list.export')}</span>
      </Button>
    </ActionMenu>
  );
}
