import { useTranslation } from 'react-i18next';
import { type Scheme, schemes } from '../../contract/quotations/rules.ts';
import type { QuotationView } from '../../contract/quotations/schemas.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { showTotalFen } from '../../ui/money.ts';
import styles from './scheme-cards.module.css';

interface SchemeCardsProps {
  quotation: QuotationView;
  /** The scheme of every line; none if they differ. */
  selected: Scheme | null | undefined;
  /** Undefined once the quotation is accepted. */
  onChoose: ((scheme: Scheme) => void) | undefined;
}

/** The three schemes with their totals. */
export function SchemeCards({ quotation: { totals }, selected, onChoose }: SchemeCardsProps) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  return (
    <section className={styles.schemes} aria-label={t('schemes')}>
      {schemes.map((scheme) => {
        const { totalFen, unpricedNum } = totals[scheme];
        return (
          <div key={scheme} className={`${styles.scheme} ${scheme === selected ? styles.selected : ''}`}>
            <h2>{t(`scheme.${scheme}.name`)}</h2>
            <strong className="number">{showTotalFen(totalFen, locale)}</strong>
            <p className={styles.hint}>{t(`scheme.${scheme}.hint`)}</p>
            {unpricedNum > 0 && <p className={styles.hint}>{t('unpriced', { count: unpricedNum })}</p>}
            {onChoose !== undefined && (
              <Button
                className={styles.choose ?? ''}
                aria-pressed={scheme === selected}
                onClick={() => onChoose(scheme)}
              >
                {t('chooseAll')}
              </Button>
            )}
          </div>
        );
      })}
    </section>
  );
}
