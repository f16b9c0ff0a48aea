import { useTranslation } from 'react-i18next';
import type { QuotationView } from '../../contract/quotations/schemas.ts';
import { language } from '../../providers/language.ts';
import { useStore } from '../../providers/store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FactList } from '../shared/paper/paper.tsx';
import { quotationFacts } from './quotation-facts.ts';
import styles from './quotation-screen.module.css';

/** Who offers what to whom, and until when. */
export function QuotationHead({ quotation }: { quotation: QuotationView }) {
  const { t } = useTranslation('quotations');
  const locale = useStore(language);
  const { shopName, phone, address, logo } = quotation;
  return (
    <header className={styles.head}>
      <div className={styles.shop}>
        {logo !== null && <img className={styles.logo} src={logo} alt="" />}
        <div>
          <strong>{shopName}</strong>
          <p className="quiet">
            {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>} {address}
          </p>
        </div>
      </div>
      <div className={styles.title}>
        <h1>{t('title')}</h1>
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
      </div>
      <FactList facts={quotationFacts(quotation, t, locale)} className={styles.facts} />
    </header>
  );
}
