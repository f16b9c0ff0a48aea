import { useTranslation } from 'react-i18next';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { fitReason } from '../table/fit-text.ts';
import { lineKey } from '../table/rows.ts';
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
  const vehicleName = vehicle === undefined ? '' : fullName(vehicle);
  return (
    <>
      <div className={styles.foundHead}>
        <p className="quiet" role="status">
          {t('find.count', { count: hits.length })}
        </p>
        <ExportMenu
          label={t('list.export')}
          makeSheet={() => hitsSheet({ hits, find, vehicleName, vin: urlVin, language: locale, t })}
        />
      </div>
      <ul className={styles.found}>
        {hits.map((hit) => (
          <li key={`${hit.vehAssyId}/${lineKey(hit.part)}`}>
            <button type="button" className={styles.hit} onClick={() => onOpenHit(hit)}>
              <strong>{hit.part.stdPartName}</strong>
              <span className="oe">{hit.part.oe}</span>
              <span className="quiet">
                {hitLocation(hit)}
                {' · '}
                {t('find.callout', { callout: hit.part.orderNo })}
                {hit.part.partRemark !== '' && ` · ${hit.part.partRemark}`}
              </span>
              {hit.part.fit.grade !== 'fits' && <span className={styles.misfit}>{fitReason(hit.part.fit)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
