import { useTranslation } from 'react-i18next';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { Replacement } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { showPriceFen } from '../../../ui/money.ts';
import { Skeleton, State } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { priceKey, pricesByPart } from '../../shared/prices/price-batches.ts';
import { priceLabel } from '../../shared/prices/price-label.ts';
import { PricedElsewhere } from '../../shared/prices/priced-elsewhere.tsx';
import { usePriceDetail } from '../../shared/prices/use-price-detail.ts';
import type { OrderablePart } from '../../shared/work-order/order-item.ts';
import { OrderButton } from './order-button.tsx';
import { PanelExport } from './panel-export.tsx';
import { chainList } from './panel-lists.ts';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';

/** Replacement chain, oldest number first, each with its price and an add button. */
export function ReplacementTab(props: PartPanelProps) {
  const { part, province } = props;
  const { t } = useTranslation('parts');
  const { t: panel } = useTranslation('parts-panels');
  const { t: common } = useTranslation();
  const body = { brandId: part.priceBrandId, oe: part.searchOe, provinceCode: province };
  const { data, error, refetch } = useCall(partCalls.getReplaceData, body);
  if (error !== null) return <CallFailed error={error} onRetry={refetch} />;
  if (data === undefined) return <Skeleton label={common('loading')} rows={4} />;
  if (data.chain.length < 2) return <State icon="info" title={t('chain.none')} />;
  const prices = pricesByPart(data.prices);
  const priceOf = (link: Replacement) => prices.get(priceKey(link)) ?? null;
  return (
    <>
      <div className={styles.listHead}>
        <p className="quiet" role="status">
          {panel('chain.count', { count: data.chain.length })}
        </p>
        <PanelExport
          of="replacement"
          part={part}
          tab={props.tab}
          provinceName={props.actions.provinceName}
          makeList={(translations) => chainList(data.chain, translations, priceOf)}
        />
      </div>
      <ol className={styles.chain}>
        {data.chain.map((link) => (
          <ChainLink key={link.oeId} {...props} link={link} price={priceOf(link)} />
        ))}
      </ol>
    </>
  );
}

interface ChainLinkProps extends PartPanelProps {
  link: Replacement;
  price: PartPrice | null;
}

function ChainLink({ link, price, part, actions, order }: ChainLinkProps) {
  const { t } = useTranslation('parts');
  const { t: tPrices } = useTranslation('prices');
  const locale = useStore(language);
  const detailOf = usePriceDetail();
  const orderable: OrderablePart = { ...part, ...link };
  return (
    <li className={link.isCurrent ? styles.current : ''}>
      <div className={styles.link}>
        <p className={styles.number}>
          <span className="oe">{link.oe}</span>
          <CopyButton text={link.oe} />
          {link.isCurrent && <span className={styles.good}>{t('chain.current')}</span>}
          {link.step === 0 && <span className={styles.chip}>{t('chain.self')}</span>}
          {link.isDiscontinued && <span className={styles.bad}>{t('list.discontinued')}</span>}
        </p>
        <p className="quiet">
          {link.kind !== 'self' && t(`chain.${link.kind}`)}
          {link.dated !== null &&
            ` · ${new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(link.dated))}`}
          {link.note !== '' && ` · ${link.note}`}
        </p>
        <div className="number" title={price === null ? undefined : detailOf(price)}>
          <span className="quiet">{priceLabel(tPrices, 'market', 'short')}</span>{' '}
          {showPriceFen(price?.marketPriceFen ?? null)}
          <PricedElsewhere price={price} />
          {'　'}
          <span className="quiet">{priceLabel(tPrices, 'guide', 'short')}</span>{' '}
          {showPriceFen(price?.guidePriceFen ?? null)}
        </div>
      </div>
      <OrderButton
        name={link.oeName}
        oe={link.oe}
        isOn={order.isAdded(orderable)}
        canAdd={actions.canAdd}
        onPress={() => order.add(orderable, price)}
      />
    </li>
  );
}
