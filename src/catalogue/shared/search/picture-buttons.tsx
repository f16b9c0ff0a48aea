import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { firstFile, hasFiles, pictureRequest } from './picture-request.ts';
import styles from './search-box.module.css';

/** A picture of a licence or a VIN plate: chosen here, or taken with a phone. */
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
            // The same picture may be chosen again.
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

/** What a box needs to take a picture that is dropped on it; `isOver` while one hangs above it. */
export function usePictureDrop() {
  const [depth, setDepth] = useState(0);
  const only = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    act(event);
  };
  return {
    isOver: depth > 0,
    handlers: {
      // Entering a child leaves the parent: the two are counted against each other.
      onDragEnter: only(() => setDepth((now) => now + 1)),
      onDragLeave: only(() => setDepth((now) => Math.max(0, now - 1))),
      onDragOver: only((event) => {
        event.dataTransfer.dropEffect = 'copy';
      }),
      onDrop: only((event) => {
        setDepth(0);
        pictureRequest.set(firstFile(event.dataTransfer) ?? null);
      }),
    },
  };
}
