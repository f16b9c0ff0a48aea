import { useTranslation } from 'react-i18next';
import styles from './pictures.module.css';

interface MarkedNumberProps {
  /** As read. */
  number: string;
  /** Positions to check, from 1. */
  doubts: readonly number[];
}

/** A number as read from a picture, its doubtful characters marked and named. */
export function MarkedNumber({ number, doubts }: MarkedNumberProps) {
  const { t } = useTranslation('pictures');
  return (
    <span className="oe">
      {[...number].map((character, index) =>
        doubts.includes(index + 1) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the characters of one number never change
          <mark key={index} className={styles.doubtful}>
            {character}
          </mark>
        ) : (
          character
        ),
      )}
      {doubts.length > 0 && (
        <span className="unseen"> {t('confirm.doubtfulAt', { positions: doubts.join(', ') })}</span>
      )}
    </span>
  );
}
