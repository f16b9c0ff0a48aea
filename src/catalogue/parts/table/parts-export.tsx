import { useTranslation } from 'react-i18next';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { ExportFormats, ExportMenu } from '../../shared/export/export-menu.tsx';
import { usePriceDetail } from '../../shared/prices/use-price-detail.ts';
import { isSampleVehicle } from '../../shared/site/is-sample-vehicle.ts';
import type { Column } from '../columns/columns.ts';
import { useNeededPrices } from '../columns/use-columns.ts';
import { fetchPrices } from '../list/fetch-prices.ts';
import { useListData } from './list-context.ts';
import { quantityOf } from './quantity.tsx';
import type { Row } from './rows.ts';

interface PartsExportProps {
  /** Shows the formats alone, for a menu that holds other tools too. */
  isInMenu?: boolean;
  title: string;
  rows: readonly Row[];
  columns: readonly Column[];
  vehicle: Vehicle | undefined;
  vin: string | undefined;
  province: ProvinceCode;
}

/** Exports the list as displayed. Prices of rows that were never in view are fetched first. */
export function PartsExport({ isInMenu = false, ...list }: PartsExportProps) {
  const { title, rows, columns, vehicle, vin, province } = list;
  const { t } = useTranslation('parts');
  const { t: tPrices } = useTranslation('prices');
  const { t: common } = useTranslation();
  const locale = useStore(language);
  const { provinceName } = useListData();
  const neededPrices = useNeededPrices();
  const detailOf = usePriceDetail();
  const makeSheet = async () => {
    // Loaded when it is needed: few users export.
    const { partsSheet } = await import('./parts-sheet.ts');
    const parts = rows.map(({ part }) => part);
    const vehicleTypeCode = vehicle?.vehicleTypeCode ?? 'C';
    return partsSheet({
      rows,
      columns,
      prices: await fetchPrices(parts, { ...neededPrices, province, vehicleTypeCode }),
      title,
      vehicleName: vehicle === undefined ? '' : fullName(vehicle),
      vin,
      provinceName,
      language: locale,
      t,
      tPrices,
      common,
      quantityOf,
      detailOf,
      isDemo: isSampleVehicle(vehicle?.vehicleId ?? null),
    });
  };
  return isInMenu ? (
    <ExportFormats makeSheet={makeSheet} />
  ) : (
    <ExportMenu label={t('list.export')} makeSheet={makeSheet} />
  );
}
