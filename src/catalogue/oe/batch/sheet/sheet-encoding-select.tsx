import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetEncoding } from '../../../../contract/oe/schemas.ts';
import styles from './sheet.module.css';

interface SheetEncodingProps {
  encoding: SheetEncoding;
  onEncoding: (encoding: SheetEncoding) => void;
}

/** The encoding of a text file: the server guesses it, the user can correct it. */
export function SheetEncodingSelect({ encoding, onEncoding }: SheetEncodingProps) {
  const { t } = useTranslation('oe-batch');
  const id = useId();
  return (
    <span className={styles.select}>
      <label htmlFor={id}>{t('sheet.encoding')}</label>
      <select id={id} value={encoding} onChange={(event) => onEncoding(SheetEncoding.parse(event.target.value))}>
        {SheetEncoding.options.map((option) => (
          <option key={option} value={option}>
            {t(`sheet.encodings.${option}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
