import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { mergeHits } from '../find/merge-hits.ts';
import { useMisfitText } from '../table/use-misfit-text.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { hitLocation, hitsSheet } from './hits-sheet.ts';
import styles from './oe-tab.module.css';
import type { VehicleHit } from './search-in-vehicle.ts';

interface FoundListProps extends Pick<TabProps, 'vehicle' | 'urlVin'> {
  hits: readonly VehicleHit[];
  /** The search text. */
  find: string;
  onOpenHit(found: VehicleHit): void;
}

/** Search hits; each opens its drawing. */
export function HitList({ hits, find, vehicle, urlVin, onOpenHit }: FoundListProps) {
  const { t } = useTranslation('parts');
  const locale = useStore(language);
  const misfitText = useMisfitText();
  const found = useMemo(() => {
    // mergeHits drops the type of commercial hits: restore the original hit, which has the tree node.
    const byHit = new Map(hits.map((hit) => [hit.part, hit]));
    return mergeHits(hits).map((merged) => ({ ...merged, hit: byHit.get(merged.part) ?? merged.hit }));
  }, [hits]);
  const vehicleName = vehicle === undefined ? '' : `${vehicle.brandName} ${vehicle.familyName} ${vehicle.vehicleName}`;
  return (
    <>
      <div className={styles.foundHead}>
        <p className="quiet" role="status">
          {t('find.count', { count: found.length })}
        </p>
        <ExportMenu
          label={t('list.export')}
          makeSheet={() => hitsSheet({ found, find, vehicleName, vin: urlVin, language: locale, t, misfitText })}
        />
      </div>
      <ul className={styles.found}>
        {found.map(({ key, hit, reasons }) => (
          <li key={key}>
            <button type="button" className={styles.hit} onClick={() => onOpenHit(hit)}>
              <strong>{hit.part.stdPartName}</strong>
              <span className="oe">{hit.part.oe}</span>
              <span className="quiet">
                {hitLocation(hit)}
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
