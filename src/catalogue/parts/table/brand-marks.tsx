import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useListData, useRowActions } from './list-context.ts';
import styles from './marks.module.css';
import { useRowTabIndex } from './row-tab-index.ts';
import type { Row } from './rows.ts';

/** Parts in the book are always the vehicle maker's own. */
export function PartBrand() {
  const { t } = useTranslation('parts');
  return <>{t('originalBrand')}</>;
}

function useBrands(row: Row): readonly string[] | undefined {
  const offers = useListData().prices.offersOf(row.part);
  return offers === undefined ? undefined : [...new Set(offers.map(({ aftBrandName }) => aftBrandName))];
}

function Waiting() {
  const { t } = useTranslation('prices');
  return <span className={styles.waiting} role="img" aria-label={t('loading')} />;
}

/** Number of aftermarket brands that offer the part; opens the part panel. */
export function BrandsMark({ row }: { row: Row }) {
  const { t } = useTranslation('prices');
  const { onOpen } = useRowActions();
  const tabIndex = useRowTabIndex();
  const brands = useBrands(row);
  if (brands === undefined) return <Waiting />;
  if (brands.length === 0) return <span className="quiet">—</span>;
  return (
    <Button variant="link" tabIndex={tabIndex} onClick={() => onOpen(row.part)}>
      {t('offers.brands', { count: brands.length })}
    </Button>
  );
}

/** The same under the OE number, where nothing is said of none. */
export function BrandCount({ row }: { row: Row }) {
  const { t } = useTranslation('parts');
  const { onOpen } = useRowActions();
  const tabIndex = useRowTabIndex();
  const count = useBrands(row)?.length ?? 0;
  if (count === 0) return null;
  return (
    <button type="button" tabIndex={tabIndex} className={styles.second} onClick={() => onOpen(row.part, 'brands')}>
      {t('list.brandsReplace', { count })}
    </button>
  );
}

export function BrandNames({ row }: { row: Row }) {
  const { t } = useTranslation('prices');
  const brands = useBrands(row);
  if (brands === undefined) return <Waiting />;
  if (brands.length === 0) return <span className="quiet">—</span>;
  const names = brands.join(t('offers.and'));
  return (
    <span className={styles.names} title={names}>
      {names}
    </span>
  );
}
