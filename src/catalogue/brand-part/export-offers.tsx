import { useTranslation } from 'react-i18next';
import type { BrandOffer } from '../../contract/brand-search.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { offersCsv } from './offers-csv.ts';

/** Some browsers read the file only after they have asked where to put it. */
const KEPT_MS = 60_000;
const columns = ['name', 'brand', 'number', 'class', 'oe', 'price', 'dated'] as const;

/** Takes what is listed away, as it is filtered and sorted. */
export function ExportOffers({ offers, name }: { offers: readonly BrandOffer[]; name: string }) {
  const { t } = useTranslation('brand-part');
  const onExport = () => {
    const rows = offers.map(({ stdPartName, aftBrandName, number, partClass, oes, priceFen, dated }) => [
      stdPartName,
      aftBrandName,
      number,
      t(`class.${partClass}`),
      oes.map(({ oe, brandName }) => `${oe} ${brandName}`).join(' / '),
      priceFen === null ? '' : (priceFen / 100).toFixed(2),
      dated ?? '',
    ]);
    const text = offersCsv(
      columns.map((column) => t(`column.${column}`)),
      rows,
    );
    const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${t('file', { name })}.csv`.replaceAll(/[\\/:*?"<>|]/g, ' ');
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  };
  return (
    <Button onClick={onExport} disabled={offers.length === 0}>
      <Icon name="download" size={16} />
      {t('export')}
    </Button>
  );
}
