import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCalendarDate } from '../../../contract/shop-time.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { showPriceFen } from '../../../ui/money.ts';
import { links } from '../../shared/navigation/paths.ts';
import type { LineChange } from './line-changes.ts';
import styles from './line-marks.module.css';

interface MarkProps {
  name: string;
  change: LineChange | undefined;
  onTake: () => void;
}

/** Beside a price that is another today: what it is, whether it rose, since when, and the way to take it. */
export function PriceMark({ name, change, onTake }: MarkProps) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  if (!change?.price) return null;
  const { wasFen, nowFen, dated } = change.price;
  const way = wasFen === null ? 'known' : nowFen > wasFen ? 'risen' : 'fallen';
  const since = dated === null ? '' : formatCalendarDate(dated, locale);
  return (
    <span className={`${styles.mark} ${styles[way] ?? ''}`}>
      <span>
        <span aria-hidden="true">{way === 'risen' ? '↑' : way === 'fallen' ? '↓' : ''} </span>
        {t(`change.price.${way}`, { price: showPriceFen(nowFen), date: since })}
      </span>
      <Button isSmall aria-label={t('change.takePriceOf', { name, price: showPriceFen(nowFen) })} onClick={onTake}>
        {t('change.take')}
      </Button>
    </span>
  );
}

/** Beside a number that is another today: which one takes its place, and the way to take it. */
export function NumberMark({ name, change, onTake }: MarkProps) {
  const { t } = useTranslation('work-orders');
  const locale = useStore(language);
  if (change === undefined) return null;
  const { successor, split, isGone } = change;
  const day = (date: string) => formatCalendarDate(date, locale);
  if (successor !== null)
    return (
      <span className={`${styles.mark} ${styles.number}`}>
        <span>
          {t('change.replaced', { date: day(successor.replacedOn) })} <span className="oe">{successor.oe}</span>
        </span>
        <Button isSmall aria-label={t('change.takeNumberOf', { name, oe: successor.oe })} onClick={onTake}>
          {t('change.take')}
        </Button>
      </span>
    );
  if (split.length > 0)
    return (
      <span className={`${styles.mark} ${styles.number}`}>
        <span>
          {t('change.split', { date: day(split[0]?.replacedOn ?? '') })}{' '}
          {split.map(({ oe }) => (
            <Link key={oe} className="oe" to={links.oe(oe)}>
              {oe}{' '}
            </Link>
          ))}
        </span>
      </span>
    );
  return isGone ? <span className={`${styles.mark} ${styles.number}`}>{t('change.gone')}</span> : null;
}
