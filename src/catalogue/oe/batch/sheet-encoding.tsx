import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetEncoding } from '../../../contract/oe/schemas.ts';
import styles from './sheet.module.css';

interface SheetEncodingProps {
  encoding: SheetEncoding;
  onEncoding: (encoding: SheetEncoding) => void;
}

/** What a table that is text is written in: guessed, for such a file does not say it, and so for the user to mend. */
export function SheetEncodingChoice({ encoding, onEncoding }: SheetEncodingProps) {
  const { t } = useTranslation('oe-batch');
  const id = useId();
  return (
    <span className={styles.pick}>
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
