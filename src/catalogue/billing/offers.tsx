import { useTranslation } from 'react-i18next';
import type { Offer } from '../../contract/billing/schemas.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/choice/segments.tsx';
import { showTotalFen } from '../../ui/money.ts';
import { State } from '../../ui/state.tsx';
import styles from './offers.module.css';
import { offersState } from './offers-state.ts';
import { PlanCard } from './plan-card.tsx';
import { classesOnSale, firstClass, type OfferClass, plansOf } from './plans.ts';
import type { Advice } from './recommend.ts';
import { RetailTrial } from './retail-trial.tsx';

interface OffersProps {
  offers: readonly Offer[];
  advice: readonly Advice[];
  canBuy: boolean;
}

/** The packages of one vehicle class in up to three cards, then the e-commerce price service. */
export function Offers({ offers, advice, canBuy }: OffersProps) {
  const { t } = useTranslation('billing');
  const [state, setState] = useUrlState(offersState);
  if (offers.length === 0) return <State title={t('service.none')}>{t('service.noneHint')}</State>;
  const classes = classesOnSale(offers);
  const offerClass = classes.find((each) => each === state.offerClass) ?? firstClass(offers, advice);
  const showClass = (next: OfferClass) => setState({ offerClass: next }, { isReplacing: true });
  const retail = offers.filter(({ kind }) => kind === 'retail');
  const [firstRetail, ...otherRetail] = retail;
  return (
    <>
      <section className={styles.plans} aria-label={t('service.plans')}>
        <div className={styles.choice}>
          {classes.length > 1 && (
            <Segments
              legend={t('service.class')}
              name="offerClass"
              options={classes.map((each) => [each, t(`class.${each}`)])}
              value={offerClass}
              onChange={showClass}
            />
          )}
          <AdviceLines offers={offers} advice={advice} offerClass={offerClass} onShow={showClass} />
        </div>
        <ul className={styles.cards}>
          {plansOf(offers, offerClass).map((plan) => (
            <PlanCard key={`${offerClass} ${plan.term}`} plan={plan} advice={advice} canBuy={canBuy} />
          ))}
        </ul>
      </section>
      {firstRetail !== undefined && (
        <section aria-label={t('plan.retail')}>
          <ul className={styles.cards}>
            <PlanCard plan={{ term: 'retail', offers: [firstRetail, ...otherRetail] }} advice={[]} canBuy={canBuy}>
              <RetailTrial />
            </PlanCard>
          </ul>
        </section>
      )}
    </>
  );
}

interface AdviceLinesProps {
  offers: readonly Offer[];
  advice: readonly Advice[];
  offerClass: OfferClass;
  onShow(offerClass: OfferClass): void;
}

/** Says which package of the shown class costs least and why; if there is none, leads to those of other classes. */
function AdviceLines({ offers, advice, offerClass, onShow }: AdviceLinesProps) {
  const { t, i18n } = useTranslation('billing');
  if (advice.length === 0) return <p className="quiet">{t('advice.noUsage')}</p>;
  const classOf = (id: number | null) => offers.find(({ packageId }) => packageId === id)?.vehicleClass;
  const own = advice.filter(
    ({ vehicleClass, packageId }) => vehicleClass === offerClass || classOf(packageId) === offerClass,
  );
  return (
    <div className={styles.advice}>
      {(own.length > 0 ? own : advice).map(({ vehicleClass, usage, packageId, monthFen }) => {
        const offer = offers.find((each) => each.packageId === packageId);
        const counts = { context: vehicleClass, lookups: usage.lookups, peak: usage.peakDay };
        return (
          <p key={vehicleClass}>
            {t('advice.usage', counts)}{' '}
            {offer === undefined
              ? t('advice.free')
              : t('advice.cheapest', { name: offer.packageName, price: showTotalFen(monthFen, i18n.language) })}
            {offer !== undefined && offer.vehicleClass !== offerClass && (
              <Button variant="plain" onClick={() => onShow(offer.vehicleClass)}>
                {t('advice.show')}
              </Button>
            )}
          </p>
        );
      })}
    </div>
  );
}
