import { useTranslation } from 'react-i18next';
import { brandPartCalls } from '../../../contract/brand-parts/calls.ts';
import type { BrandPart, BrandPartInfo } from '../../../contract/brand-parts/schemas.ts';
import { formatCalendarDate } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showPriceFen } from '../../../ui/money.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { isSampleVehicle } from '../../shared/site/is-sample-vehicle.ts';
import { brandItem } from './brand-item.ts';
import { ClassChip } from './class-chip.tsx';
import offers from './offers.module.css';
import { OrderButton } from './order-button.tsx';
import { PanelExport } from './panel-export.tsx';
import { offerList } from './panel-lists.ts';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';

interface BrandOffersProps extends PartPanelProps {
  brand: BrandPart;
  onBack(): void;
}

/** One brand's parts for the number, each with its price and the OE numbers that it replaces. */
export function BrandOffers({ brand, onBack, ...props }: BrandOffersProps) {
  const { t } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const body = { oe: props.part.searchOe, aftBrandId: brand.aftBrandId };
  const { data, error, refetch } = useCall(brandPartCalls.getBrandPartInfoList, body);
  return (
    <>
      <div className={offers.back}>
        <Button variant="plain" isSmall autoFocus onClick={onBack}>
          <Icon name="left" size={16} />
          {t('brands.back')}
        </Button>
        <h3>{brand.aftBrandName}</h3>
        {data !== undefined && data.length > 0 && (
          <PanelExport
            of="brands"
            part={props.part}
            tab={props.tab}
            provinceName={props.actions.provinceName}
            makeList={(translations) => offerList(data, translations)}
          />
        )}
      </div>
      {error !== null && <CallFailed error={error} onRetry={refetch} />}
      {error === null && data === undefined && <Skeleton label={common('loading')} rows={3} />}
      {data?.length === 0 && <State title={t('brands.none')} />}
      <ul className={offers.related}>
        {data?.map((offer) => (
          <OfferLine key={offer.aftPartId} {...props} offer={offer} />
        ))}
      </ul>
      {isSampleVehicle(props.tab.vehicleId) && <p className="quiet">{t('sample')}</p>}
    </>
  );
}

function OfferLine({ offer, part, province, order }: PartPanelProps & { offer: BrandPartInfo }) {
  const { t } = useTranslation('parts-panels');
  const { t: prices } = useTranslation('prices');
  const locale = useStore(language);
  const item = brandItem({ part, offer, province, remark: t('brands.remark', { oe: part.oe }) });
  return (
    <li>
      <div className={styles.link}>
        <p className={styles.number}>
          <span className="oe">{offer.number}</span>
          <CopyButton text={offer.number} />
          <ClassChip partClass={offer.partClass} />
        </p>
        <p className="number">
          <span className="quiet">{priceLabel(prices, 'market', 'short')}</span> {showPriceFen(offer.priceFen)}
        </p>
        {offer.dated !== null && (
          <p className="quiet">
            {t('brands.dated', {
              date: formatCalendarDate(offer.dated, locale),
              source: prices(`source.${offer.source}`, { defaultValue: offer.source }),
            })}
          </p>
        )}
        <details className={offers.replaces}>
          <summary>{t('brands.oes', { count: offer.oes.length })}</summary>
          <ul>
            {offer.oes.map(({ oe, searchOe, brandName, priceBrandId }) => (
              <li key={`${priceBrandId}/${searchOe}`}>
                <span className="quiet">{brandName}</span> <span className="oe">{oe}</span>
              </li>
            ))}
          </ul>
        </details>
      </div>
      <OrderButton
        name={offer.stdPartName}
        oe={offer.number}
        isOn={order.isAdded(item)}
        isBusy={order.isBusy(item)}
        canAdd={order.canAdd}
        onPress={() => order.toggle(item)}
      />
    </li>
  );
}
