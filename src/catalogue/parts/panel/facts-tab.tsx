import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DERIVED_CODE_MARK } from '../../../contract/parts/rules.ts';
import { formatCalendarDate } from '../../../contract/shop-time.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { showPriceFen } from '../../../ui/money.ts';
import { fitReportSubject } from '../../shared/fit-report/fit-report-subject.ts';
import { links } from '../../shared/navigation/paths.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { isSampleVehicle } from '../../shared/site/is-sample-vehicle.ts';
import { fitText } from '../table/fit-text.ts';
import { quantityOf } from '../table/quantity.tsx';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';

const FLAGS = ['w', 's', 'o', 'p'] as const;

/** Names, numbers, fit and prices of a part. */
export function FactsTab({ part, vehAssyId, tab, actions, order, onDrawing }: PartPanelProps) {
  const { t } = useTranslation('parts');
  const { t: tPrices } = useTranslation('prices');
  const { t: tPanel } = useTranslation('parts-panels');
  const locale = useStore(language);
  const price = actions.priceOf(part);
  const isOn = order.isAdded(part);
  const flags = FLAGS.filter((flag) => part.flags.includes(flag)).map((flag) => t(`flag.${flag}`));
  const facts: [string, ReactNode][] = [
    [t('fact.callout'), part.orderNo],
    [t('fact.oeName'), part.oeName],
    [t('fact.code'), part.stdPartCode.startsWith(DERIVED_CODE_MARK) ? '' : part.stdPartCode],
    [t('fact.brand'), part.brandName],
    [t('column.quantity'), quantityOf(part, t)],
    [t('column.remark'), part.partRemark],
    [t('fact.flags'), flags.join(t('fact.and'))],
    [t('column.fit'), fitText(part.fit, t)],
    [tPrices('marketIn', { province: actions.provinceName }), showPriceFen(price?.marketPriceFen ?? null)],
    [priceLabel(tPrices, 'guide', 'short'), showPriceFen(price?.guidePriceFen ?? null)],
    // Without a price here, the date would be that of another province's.
    ...(price == null || (price.marketPriceFen === null && price.guidePriceFen === null)
      ? []
      : ([
          [tPrices('dated'), formatCalendarDate(price.dated, locale)],
          [tPrices('from'), tPrices(`source.${price.source}`, { defaultValue: price.source })],
          [tPrices('kind'), tPrices('class.original')],
        ] satisfies [string, ReactNode][])),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="quiet">{tPrices(isSampleVehicle(tab.vehicleId) ? 'note' : 'screenNote')}</p>
      <div className={styles.actions}>
        {onDrawing !== undefined && <Button onClick={onDrawing}>{tPanel('facts.drawing')}</Button>}
        <Link className={buttonClass()} to={links.oe(part.searchOe)}>
          {t('panel.toOe')}
        </Link>
        <Button
          onClick={() =>
            fitReportSubject.set({
              vehicleId: tab.vehicleId,
              vin: tab.urlVin,
              brandId: part.priceBrandId,
              oe: part.oe,
              partName: part.stdPartName,
              vehAssyId,
              orderNo: part.orderNo,
              isMisfit: part.curVehFlag === 0,
            })
          }
        >
          {t('panel.report')}
        </Button>
        <Button
          variant={isOn ? 'default' : 'primary'}
          disabled={!actions.canAdd}
          onClick={() => order.add(part, price)}
        >
          {t(isOn ? 'panel.remove' : 'panel.add')}
        </Button>
      </div>
    </>
  );
}
