import { useTranslation } from 'react-i18next';
import { contentsKey, packageTerm, pricePerLookupFen } from '../../contract/billing/package-contents.ts';
import { Package } from '../../contract/billing/package-schemas.ts';
import { showTotalFen } from '../../ui/money.ts';
import { PriceCard, priceCardClass } from '../../ui/price-card.tsx';
import { useMessages } from '../messages.ts';
import type { Row } from '../resource.ts';

const Shown = Package.pick({ vehicleClass: true, kind: true, amount: true, days: true, priceFen: true }).partial();

/** The package as the buyer's card in the storefront, in the language of the page. Missing values count as 1. */
export function PackagePreview({ values }: { values: Row }) {
  const { t } = useTranslation('billing');
  const { language } = useMessages();
  const { vehicleClass = 'C', kind = 'count', amount = 1, days = 1, priceFen = 1 } = Shown.safeParse(values).data ?? {};
  const inLanguage = (field: string) => {
    const [text, english] = [values[field], values[`${field}En`]].map((value) =>
      typeof value === 'string' ? value : '',
    );
    return (language === 'en' && english) || text || '';
  };
  const price = (fen: number) => showTotalFen(fen, language);
  const { formerPriceFen } = values;
  const perLookupFen = pricePerLookupFen({ vehicleClass, kind, amount, days, priceFen });
  return (
    <div className={priceCardClass()}>
      <PriceCard
        title={t(`plan.${packageTerm({ kind, days })}`)}
        badge={values.isOnce === true ? t('card.once') : undefined}
        description={inLanguage('description')}
        contents={
          <>
            <strong>{inLanguage('packageName')}</strong>
            <br />
            {t(contentsKey({ vehicleClass, kind, amount, days }), { count: amount, days: t('days', { count: days }) })}
          </>
        }
        price={price(priceFen)}
        formerPrice={
          typeof formerPriceFen === 'number' ? { label: t('card.former'), price: price(formerPriceFen) } : undefined
        }
        note={perLookupFen === null ? t('card.tax') : t('card.perLookup', { price: price(perLookupFen) })}
      />
    </div>
  );
}
