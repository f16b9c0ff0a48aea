import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { Replacement } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { DEFAULT_PROVINCE } from '../../../contract/provinces/rules.ts';
import { formatCalendarDate } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { showPriceFen } from '../../../ui/money.ts';
import { Skeleton } from '../../../ui/state.tsx';
import { CallFailed } from '../../shared/call/call-failed.tsx';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { useProvince } from '../../shared/province/use-province.ts';
import styles from '../oe-screen.module.css';

/** The numbers before and after this one, oldest first; the one to order today is marked. */
export function ReplacementChain({ oe, brandId }: { oe: string; brandId: number }) {
  const { t } = useTranslation('oe');
  const { t: common } = useTranslation();
  const { province } = useProvince();
  const body = { oe, brandId, provinceCode: province ?? DEFAULT_PROVINCE };
  const { data, error, refetch } = useCall(partCalls.getReplaceData, body, { enabled: province !== undefined });
  if (data === undefined) {
    if (error?.code === '100100') return <p className="quiet">{t('chain.none')}</p>;
    if (error !== null) return <CallFailed error={error} onRetry={() => void refetch()} />;
    return <Skeleton label={common('loading')} rows={3} />;
  }
  return (
    <ol className={styles.chain}>
      {data.chain.map((link) => (
        <Step key={link.oeId} link={link} price={priceOf(link, data.prices)} />
      ))}
    </ol>
  );
}

function Step({ link, price }: { link: Replacement; price: PartPrice | undefined }) {
  const { t, i18n } = useTranslation('oe');
  const { kind, step, dated, note, oe, oeName, brandName, isCurrent, isDiscontinued } = link;
  const kindText = t(kind === 'self' ? 'chain.self' : `chain.${step < 0 ? 'older' : 'newer'}.${kind}`);
  const date = dated === null ? '' : formatCalendarDate(dated, i18n.language);
  return (
    <li data-kind={kind} className={isCurrent ? styles.current : undefined}>
      <span className={styles.kind}>{[kindText, date].filter(Boolean).join(' · ')}</span>
      <span className={styles.number}>
        {kind === 'self' ? (
          <strong className="oe">{oe}</strong>
        ) : (
          <Link to={links.oe(link.searchOe)}>
            <span className="oe">{oe}</span>
          </Link>
        )}
        <CopyButton text={oe} />
      </span>
      <span>
        {oeName} <span className="quiet">{brandName}</span>
      </span>
      <span className="number">{t('chain.market', { price: showPriceFen(price?.marketPriceFen ?? null) })}</span>
      {isCurrent && <span className={styles.currentTag}>{t('chain.current')}</span>}
      {isDiscontinued && <span className={styles.discontinued}>{t('mark.discontinued')}</span>}
      {note !== '' && <span className="quiet">{note}</span>}
    </li>
  );
}

function priceOf({ searchOe, priceBrandId }: Replacement, prices: readonly PartPrice[]): PartPrice | undefined {
  return prices.find((price) => price.searchOe === searchOe && price.priceBrandId === priceBrandId);
}
