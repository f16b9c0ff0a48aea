import { InboxOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import { type ChosenFile, filesOfDrop, filesOfInput } from './chosen-files.ts';

interface FileDropProps {
  label: string;
  isDisabled?: boolean;
  onChoose: (files: ChosenFile[]) => void;
}

/** Takes a folder, files or a zip by drag and drop, or from two buttons: browsers choose either files or a folder. */
export function FileDrop({ label, isDisabled = false, onChoose }: FileDropProps) {
  const { t } = useMessages();
  const filesInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const onDrop = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (isDisabled) return;
    const files = await filesOfDrop(event.dataTransfer);
    if (files.length > 0) onChoose(files);
  };
  const input = (name: 'files' | 'folder') => (
    <input
      ref={name === 'files' ? filesInput : folderInput}
      type="file"
      multiple
      hidden
      aria-label={t(`catalogueImport:upload.${name}`)}
      {...(name === 'folder' && { webkitdirectory: '' })}
      onChange={({ target }) => {
        const files = filesOfInput(target.files);
        // The same files can be chosen again.
        target.value = '';
        if (files.length > 0) onChoose(files);
      }}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by keyboard
    <div
      className={isOver ? `${styles.drop} ${styles.dropOver}` : styles.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void onDrop(event)}
    >
      <InboxOutlined aria-hidden style={{ fontSize: 28 }} />
      <p>{label}</p>
      <div className={styles.actions}>
        <Button disabled={isDisabled} onClick={() => filesInput.current?.click()}>
          {t('catalogueImport:upload.files')}
        </Button>
        <Button disabled={isDisabled} onClick={() => folderInput.current?.click()}>
          {t('catalogueImport:upload.folder')}
        </Button>
      </div>
      {input('files')}
      {input('folder')}
    </div>
  );
}
