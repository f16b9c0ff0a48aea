import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FIT_PHOTO_MAX_BYTES } from '../../../contract/fit-reports/rules.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useObjectUrl } from '../../../ui/hooks/use-object-url.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './fit-report-dialog.module.css';

interface PhotoFieldProps {
  photo: File | null;
  onChange: (photo: File | null) => void;
}

const MB_MAX = FIT_PHOTO_MAX_BYTES / 1024 / 1024;

/** An optional photo, chosen or taken by the phone's camera. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { t } = useTranslation('fit-reports');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    // The same file may be chosen again.
    if (input.current !== null) input.current.value = '';
    onChange(null);
  };
  return (
    <div className={styles.photo}>
      <span className={styles.buttons}>
        <label className={buttonClass('default', styles.choose)}>
          <Icon name="camera" size={16} />
          {t(photo === null ? 'report.photo' : 'report.otherPhoto')}
          <input
            ref={input}
            className="unseen"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={id}
            onChange={({ target }) => onChange(target.files?.[0] ?? null)}
          />
        </label>
        {photo !== null && (
          <Button variant="plain" onClick={remove}>
            {t('report.noPhoto')}
          </Button>
        )}
      </span>
      <span id={id} className="quiet">
        {t('report.photoHint', { size: MB_MAX })}
      </span>
      {photo !== null && <Preview key={`${photo.name}/${photo.size}/${photo.lastModified}`} photo={photo} />}
    </div>
  );
}

function Preview({ photo }: { photo: File }) {
  const { t } = useTranslation('fit-reports');
  return <img src={useObjectUrl(photo)} alt={t('report.photoAlt')} />;
}
