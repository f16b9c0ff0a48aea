import type { PriceMoves } from '../../../contract/imports/import-plan.ts';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import own from './plan.module.css';

const bands = ['upTo5', 'upTo20', 'upTo50', 'above50'] as const;

/** How many numbers change their price by how much, as bars. */
export function PriceMovesList({ moves }: { moves: PriceMoves }) {
  const { t, language } = useMessages();
  const most = Math.max(...bands.map((band) => moves[band]));
  if (most === 0) return null;
  return (
    <section className={styles.panel}>
      <h2>{t('catalogueImport:prices.title')}</h2>
      <ul className={own.bars}>
        {bands.map((band) => (
          <li key={band}>
            <span>{t(`catalogueImport:prices.${band}`)}</span>
            <span className={own.bar} aria-hidden="true">
              <span style={{ width: `${(moves[band] / most) * 100}%` }} />
            </span>
            <span className="number">{moves[band].toLocaleString(language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
