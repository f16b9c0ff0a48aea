import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { needsMessage } from '../../providers/handle-call-error.ts';
import { notify } from '../../providers/notification.ts';
import { errorMessage } from '../error-message.ts';
import { useMessages } from '../messages.ts';
import { csvOf, download } from './csv.ts';
import styles from './list.module.css';

interface CsvButtonProps {
  /** The file's name, without its ending. */
  name: string;
  /** Fetches what is written: the first row and all that follow. */
  read: () => Promise<{ head: readonly string[]; cells: readonly (readonly string[])[] }>;
  isDisabled?: boolean;
}

/** Hands a whole list to a spreadsheet; how many rows went out is told. */
export function CsvButton({ name, read, isDisabled = false }: CsvButtonProps) {
  const messages = useMessages();
  const { t } = messages;
  const [isBusy, setBusy] = useState(false);
  const exportAll = async () => {
    setBusy(true);
    try {
      const { head, cells } = await read();
      download(`${name}.csv`, csvOf(head, cells));
      notify('success', t('list.exported', { count: cells.length }));
    } catch (error) {
      if (needsMessage(error)) notify('error', errorMessage(error, messages));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isBusy}
      disabled={isDisabled}
      aria-label={t('list.export')}
      onClick={exportAll}
    >
      <span className={styles.wide}>{t('list.export')}</span>
    </Button>
  );
}
