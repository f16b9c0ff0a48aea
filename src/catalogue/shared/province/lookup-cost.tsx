import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { chargedClass, lookupsLeft } from './province-change.ts';
import styles from './province-selector.module.css';

interface LookupCostProps {
  /** The texts: the cost, and what is free afterwards. */
  cost: 'province.cost' | 'provinces.cost';
  freeAgain: 'province.freeAgain' | 'provinces.freeAgain';
}

/** The cost of an action, one lookup of the screen's class, and the lookups left by source. */
export function LookupCost({ cost, freeAgain }: LookupCostProps) {
  const { t } = useTranslation('prices');
  const { pathname } = useLocation();
  const vehicleType = chargedClass(pathname);
  const kind = t(`quota.class.${vehicleType}`);
  const { data } = useCall(quotaCalls.getDeduct, {}, { staleTime: 0 });
  const left = data === undefined ? undefined : lookupsLeft(data, vehicleType);
  return (
    <div className={styles.cost}>
      <p>
        <strong>{t(cost, { kind })}</strong>
      </p>
      <p className={left?.total === 0 ? styles.spent : ''} aria-live="polite">
        {left === undefined ? ' ' : t('province.left', { kind, count: left.total })}
        {left !== undefined && left.total > 0 && (
          <span className="quiet">
            {' '}
            {(['free', 'daily', 'count'] as const)
              .filter((source) => left[source] > 0)
              .map((source) => `${t(`quota.source.${source}`)} ${left[source]}`)
              .join(' · ')}
          </span>
        )}
      </p>
      <p className="quiet">{t(freeAgain)}</p>
    </div>
  );
}
