import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { firstFile, hasFiles, pictureRequest } from './picture-request.ts';
import styles from './search-box.module.css';

/** Buttons to choose a picture of a licence or VIN plate, or to take one with a phone. */
export function PictureButtons() {
  const { t } = useTranslation('site-home');
  return (
    <>
      <label className={`${buttonClass('plain', styles.picture ?? '')}`} title={t('picture.choose')}>
        <Icon name="camera" />
        <span className="unseen">{t('picture.choose')}</span>
        <input
          type="file"
          className="unseen"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            pictureRequest.set(event.target.files?.[0] ?? null);
            // Allows choosing the same picture again.
            event.target.value = '';
          }}
        />
      </label>
      <Button
        variant="plain"
        isIcon
        className={styles.phone ?? ''}
        title={t('picture.phone')}
        aria-label={t('picture.phone')}
        onClick={() => pictureRequest.set('phone')}
      >
        <Icon name="phone" />
      </Button>
    </>
  );
}

/** Drag-and-drop handlers for a picture; `isOver` while a file is dragged over the element. */
export function usePictureDrop() {
  const [depth, setDepth] = useState(0);
  const forFiles = (handler: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    handler(event);
  };
  return {
    isOver: depth > 0,
    handlers: {
      // Entering a child fires dragleave on its parent, so count both.
      onDragEnter: forFiles(() => setDepth((current) => current + 1)),
      onDragLeave: forFiles(() => setDepth((current) => Math.max(0, current - 1))),
      onDragOver: forFiles((event) => {
        event.dataTransfer.dropEffect = 'copy';
      }),
      onDrop: forFiles((event) => {
        setDepth(0);
        pictureRequest.set(firstFile(event.dataTransfer) ?? null);
      }),
    },
  };
}
