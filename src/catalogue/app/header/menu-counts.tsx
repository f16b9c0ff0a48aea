import { useTranslation } from 'react-i18next';
import type { User } from '../../../contract/account/schemas.ts';
import { billingCalls } from '../../../contract/billing/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { isServiceDialogOpen } from '../../shared/quota/lookup-counters.tsx';
import styles from '../../shared/quota/lookups.module.css';
import { useFormatDay } from '../../shared/quota/use-format-day.ts';
import { useLookups } from '../../shared/quota/use-lookups.ts';

/** The lookups left, in total, today and until when, and the e-commerce prices; opens the details. */
export function MenuCounts({ user }: { user: User }) {
  const { t } = useTranslation('quota');
  const counts = useLookups();
  const formatDay = useFormatDay();
  // The session's value may be outdated, so it is requested whenever the menu opens.
  const { data: retail } = useCall(billingCalls.getRetailDesc, {}, { staleTime: 0 });
  const sessionUntil = user.retailFlag ? user.retailExpireTime : null;
  const retailUntil = retail === undefined ? sessionUntil : retail.isActive ? retail.expiresAt : null;
  return (
    <Button
      variant="plain"
      className={styles.menuCounts ?? ''}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        isServiceDialogOpen.set(true);
      }}
    >
      <small className="quiet">{t('total')}</small>
      {counts?.map(({ vehicleType, total, today, expiresAt, isExpired }) => (
        <span key={vehicleType} className={styles.menuLine}>
          <span>
            {t(`vehicles.${vehicleType}`)} <strong className="number">{total}</strong>
            {today < total && <small> · {t('todayOnly', { count: today })}</small>}
          </span>
          {isExpired ? (
            <small className={styles.ended}>{t('expired')}</small>
          ) : (
            expiresAt !== null && <small>{t('until', { day: formatDay(expiresAt) })}</small>
          )}
        </span>
      ))}
      {retailUntil !== null && <span className={styles.retail}>{t('retail', { day: formatDay(retailUntil) })}</span>}
    </Button>
  );
}
