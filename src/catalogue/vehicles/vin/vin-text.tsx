import { useTranslation } from 'react-i18next';
import styles from './vin.module.css';
import { splitVin } from './vin-sections.ts';

interface VinTextProps {
  vin: string;
  /** Positions to mark, from 1. */
  marked?: ReadonlySet<number>;
}

/** A VIN in its three sections with their names. */
export function VinText({ vin, marked = new Set() }: VinTextProps) {
  const { t } = useTranslation('vehicles');
  return (
    <span className={styles.vin}>
      {splitVin(vin).map(({ name, characters }) => (
        <span key={name} className={styles.section}>
          <span className={styles.characters}>
            {characters.map(({ position, text }) => (
              <span key={position} className={marked.has(position) ? styles.marked : undefined}>
                {text}
                {marked.has(position) && <small>{position}</small>}
              </span>
            ))}
          </span>
          <abbr className={styles.name} title={t(`vin.section.${name}`)}>
            {name.toUpperCase()}
          </abbr>
        </span>
      ))}
    </span>
  );
}
