import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeHits } from '../find/merge-hits.ts';
import { useMisfitText } from '../table/use-misfit-text.ts';
import type { Found } from './find-in-vehicle.ts';
import styles from './oe-tab.module.css';

interface FoundListProps {
  hits: readonly Found[];
  onFound(found: Found): void;
}

/** Rows found in the vehicle; each leads to its drawing. */
export function FoundList({ hits, onFound }: FoundListProps) {
  const { t } = useTranslation('parts');
  const misfitText = useMisfitText();
  const found = useMemo(() => {
    // Merging keeps the hit itself: a commercial one still has its node.
    const byHit = new Map(hits.map((hit) => [hit.part, hit]));
    return mergeHits(hits).map((merged) => ({ ...merged, hit: byHit.get(merged.part) ?? merged.hit }));
  }, [hits]);
  return (
    <>
      <p className={styles.count} role="status">
        {t('find.count', { count: found.length })}
      </p>
      <ul className={styles.found}>
        {found.map(({ key, hit, reasons }) => (
          <li key={key}>
            <button type="button" className={styles.hit} onClick={() => onFound(hit)}>
              <strong>{hit.part.stdPartName}</strong>
              <span className="oe">{hit.part.oe}</span>
              <span className="quiet">
                {'node' in hit
                  ? `${hit.node.groupCode ?? ''} ${hit.node.specAssyName ?? hit.node.groupName ?? ''}`
                  : hit.assemblyName}
                {' · '}
                {t('find.callout', { callout: hit.part.orderNo })}
                {hit.part.partRemark !== '' && ` · ${hit.part.partRemark}`}
              </span>
              {reasons.length > 0 && <span className={styles.misfit}>{misfitText(reasons)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
