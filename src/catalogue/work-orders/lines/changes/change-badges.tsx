import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCalendarDate } from '../../../../contract/shop-time.ts';
import { language } from '../../../../providers/language.ts';
import { useStore } from '../../../../providers/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { showUnitPriceFen } from '../../../../ui/money.ts';
import { links } from '../../../shared/navigation/paths.ts';
import styles from './change-badges.module.css';
import type { LineChange } from './line-changes.ts';

interface BadgeProps {
  name: string;
  change: LineChange | undefined;
  onUpdate: () => void;
}

/** Today's price beside a saved one that differs, its date, and a button to update the line. */
export function PriceChangeBadge({ name, change, onUpdate }: BadgeProps) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  if (!change?.price) return null;
  const { savedFen, currentFen, dated } = change.price;
  const trend = savedFen === null ? 'known' : currentFen > savedFen ? 'risen' : 'fallen';
  const price = showUnitPriceFen(currentFen, locale);
  const date = dated === null ? '' : formatCalendarDate(dated, locale);
  return (
    <span className={`${styles.badge} ${styles[trend] ?? ''}`}>
      <span>
        <span aria-hidden="true">{trend === 'risen' ? '↑' : trend === 'fallen' ? '↓' : ''} </span>
        {t(`change.price.${trend}`, { price, date })}
      </span>
      <Button isSmall aria-label={t('change.takePriceOf', { name, price })} onClick={onUpdate}>
        {t('change.take')}
      </Button>
    </span>
  );
}

/** The replacement of a number, and a button to update the line. */
export function NumberChangeBadge({ name, change, onUpdate }: BadgeProps) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  if (change === undefined) return null;
  const { successor, split, isDiscontinued } = change;
  const formatDate = (date: string) => formatCalendarDate(date, locale);
  if (successor !== null)
    return (
      <span className={`${styles.badge} ${styles.number}`}>
        <span>
          {t('change.replaced')} <span className="oe">{successor.oe}</span> ({formatDate(successor.replacedOn)})
        </span>
        <Button isSmall aria-label={t('change.takeNumberOf', { name, oe: successor.oe })} onClick={onUpdate}>
          {t('change.take')}
        </Button>
      </span>
    );
  if (split.length > 0)
    return (
      <span className={`${styles.badge} ${styles.number}`}>
        <span>
          {t('change.replaced')}{' '}
          {split.map(({ oe }) => (
            <Link key={oe} className="oe" to={links.oe(oe)}>
              {oe}{' '}
            </Link>
          ))}
          ({formatDate(split[0]?.replacedOn ?? '')})
        </span>
      </span>
    );
  return isDiscontinued ? <span className={`${styles.badge} ${styles.number}`}>{t('change.discontinued')}</span> : null;
}
