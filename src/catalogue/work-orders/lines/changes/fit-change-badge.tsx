import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../contract/shop-time.ts';
import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { language } from '../../../../providers/language.ts';
import { useStore } from '../../../../providers/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { useOrderActions } from '../order-actions.ts';
import styles from './change-badges.module.css';
import { fitUpdate, type LineChange } from './line-changes.ts';

/** A fit that was corrected since the part was added: open the vehicle's parts for another one, or keep the line. */
export function FitChangeBadge({ item, change }: { item: WorkOrderItem; change: LineChange | undefined }) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  const { update, partsLink } = useOrderActions();
  if (!change?.correction) return null;
  const { verdict, dated, isOwn } = change.correction;
  const { stdPartName: name } = item;
  const reason = t(`change.fit.${verdict}.${isOwn ? 'own' : 'staff'}`, { date: formatDay(dated, locale) });
  return (
    <span className={`${styles.badge} ${styles.fit}`}>
      <span className={verdict === 'misfit' ? styles.misfit : styles.fits}>{reason}</span>
      {verdict === 'misfit' && partsLink !== null && (
        <Link to={partsLink} aria-label={t('change.fit.chooseOf', { name })}>
          {t('change.fit.choose')}
        </Link>
      )}
      <Button
        isSmall
        aria-label={t(`change.fit.${verdict}.keepOf`, { name })}
        onClick={() => update([fitUpdate(item, change, reason)])}
      >
        {t(`change.fit.${verdict}.keep`)}
      </Button>
    </span>
  );
}
