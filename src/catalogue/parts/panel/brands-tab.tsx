import { useTranslation } from 'react-i18next';
import { brandPartCalls } from '../../../contract/brand-parts/calls.ts';
import type { BrandPart } from '../../../contract/brand-parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { showPriceFen } from '../../../ui/money.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { PricedElsewhere } from '../../shared/prices/priced-elsewhere.tsx';
import { isSampleVehicle } from '../../shared/site/is-sample-vehicle.ts';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import { BrandOffers } from './brand-offers.tsx';
import { ClassChip } from './class-chip.tsx';
import offers from './offers.module.css';
import { PanelExport } from './panel-export.tsx';
import { brandList } from './panel-lists.ts';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';

/** Aftermarket brands that make the part; a brand opens its parts. */
export function BrandsTab(props: PartPanelProps) {
  const { part, tab, actions } = props;
  const { t } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const locale = useStore(language);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const [{ aftBrand }, setUrlState] = usePartsUrlState();
  const { data, error, refetch } = useCall(brandPartCalls.getBrandPartList, {
    oe: part.searchOe,
    brandId: part.priceBrandId,
  });
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} rows={5} />;
  const brand = data.find(({ aftBrandId }) => aftBrandId === aftBrand);
  if (brand !== undefined)
    return <BrandOffers {...props} brand={brand} onBack={() => setUrlState({ aftBrand: undefined })} />;
  const price = actions.priceOf(part);
  return (
    <>
      <div className={styles.listHead}>
        <p className="quiet" role="status">
          {t('brands.count', { count: data.length })}
        </p>
        {data.length > 0 && (
          <PanelExport
            of="brands"
            part={part}
            tab={tab}
            provinceName={actions.provinceName}
            makeList={(translations) =>
              brandList(data, translations, { part, price, regionOf: (code) => regions.of(code) ?? code })
            }
          />
        )}
      </div>
      <ul className={offers.brands}>
        <li className={offers.ownLine}>
          <span className={styles.link}>
            <strong>{part.brandName}</strong>
            <span className={styles.number}>
              <ClassChip partClass="original" />
              <span className="oe">{part.oe}</span>
            </span>
          </span>
          <span className="number">
            {showPriceFen(price?.marketPriceFen ?? null)}
            <PricedElsewhere price={price} />
          </span>
        </li>
        {data.map((other) => (
          <li key={other.aftBrandId}>
            <BrandLine brand={other} onOpen={() => setUrlState({ aftBrand: other.aftBrandId })} />
          </li>
        ))}
      </ul>
      {data.length === 0 && <State title={t('brands.none')}>{t('brands.noneHint')}</State>}
      {isSampleVehicle(tab.vehicleId) && <p className="quiet">{t('sample')}</p>}
    </>
  );
}

function BrandLine({ brand, onOpen }: { brand: BrandPart; onOpen(): void }) {
  const { t } = useTranslation('parts-panels');
  const locale = useStore(language);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const { aftBrandName, country, partNum, partClasses, lowestPriceFen } = brand;
  return (
    <button type="button" className={offers.brand} onClick={onOpen}>
      <span className={styles.link}>
        <strong>{aftBrandName}</strong>
        <span className={styles.number}>
          {partClasses.map((partClass) => (
            <ClassChip key={partClass} partClass={partClass} />
          ))}
          <span className="quiet">
            {regions.of(country) ?? country} · {t('brands.parts', { count: partNum })}
          </span>
        </span>
      </span>
      <span className="number">
        {lowestPriceFen === null ? '---' : t('brands.from', { price: showPriceFen(lowestPriceFen) })}
      </span>
      <Icon name="right" size={16} />
    </button>
  );
}
