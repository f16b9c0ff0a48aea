import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { contentsKey, packageTerm, pricePerLookupFen } from '../../contract/billing/package-contents.ts';
import { Package } from '../../contract/billing/package-schemas.ts';
import { showTotalFen } from '../../ui/money.ts';
import { PriceCard, priceCardClass } from '../../ui/price-card.tsx';
import { useMessages } from '../messages.ts';
import type { Row } from '../resource.ts';

const { vehicleClass, kind, amount, days, priceFen } = Package.shape;
/** Each value by itself: an invalid one leaves the others on the card. */
const Shown = z.object({
  vehicleClass: vehicleClass.optional().catch(undefined),
  kind: kind.optional().catch(undefined),
  amount: amount.optional().catch(undefined),
  days: days.optional().catch(undefined),
  priceFen: priceFen.optional().catch(undefined),
});

/** Stands for values that are not entered yet. */
const MISSING = '—';

/** The package as the buyer's card in the storefront, in the language of the page. */
export function PackagePreview({ values }: { values: Row }) {
  const { t } = useTranslation('billing');
  const { language } = useMessages();
  const { vehicleClass = 'C', kind, amount, days, priceFen } = Shown.parse(values);
  const contents = kind && amount && days ? { vehicleClass, kind, amount, days } : undefined;
  const inLanguage = (field: string) => {
    const [text, english] = [values[field], values[`${field}En`]].map((value) =>
      typeof value === 'string' ? value : '',
    );
    return (language === 'en' && english) || text || '';
  };
  const price = (fen: number) => showTotalFen(fen, language);
  const { formerPriceFen } = values;
  const perLookupFen = contents && priceFen ? pricePerLookupFen({ ...contents, priceFen }) : null;
  return (
    <div className={priceCardClass()}>
      <PriceCard
        title={contents === undefined ? MISSING : t(`plan.${packageTerm(contents)}`)}
        badge={values.isOnce === true ? t('card.once') : undefined}
        description={inLanguage('description')}
        contents={
          <>
            <strong>{inLanguage('packageName') || MISSING}</strong>
            <br />
            {contents === undefined
              ? MISSING
              : t(contentsKey(contents), {
                  count: contents.amount,
                  days: t('days', { count: contents.days }),
                })}
          </>
        }
        price={priceFen === undefined ? MISSING : price(priceFen)}
        formerPrice={
          typeof formerPriceFen === 'number' ? { label: t('card.former'), price: price(formerPriceFen) } : undefined
        }
        note={perLookupFen === null ? t('card.tax') : t('card.perLookup', { price: price(perLookupFen) })}
      />
    </div>
  );
}
