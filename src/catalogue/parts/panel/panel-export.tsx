import { useTranslation } from 'react-i18next';
import { fullName } from '../../../contract/vehicles/vehicle-names.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { ExportMenu } from '../../shared/export/export-menu.tsx';
import { fileNameOf } from '../../shared/export/list-sheet.ts';
import { isSampleVehicle } from '../../shared/site/is-sample-vehicle.ts';
import type { PanelList, PanelTranslations } from './panel-lists.ts';
import type { PanelTab } from './panel-tab.ts';
import type { PartPanelProps } from './part-panel-props.ts';

interface PanelExportProps extends Pick<PartPanelProps, 'part' | 'tab'> {
  of: PanelTab;
  /** Province of the prices, if the list has any. */
  provinceName?: string | undefined;
  makeList(translations: PanelTranslations): PanelList;
}

/** Exports one of the panel's lists with part and vehicle in its header. */
export function PanelExport({ of, part, tab, provinceName, makeList }: PanelExportProps) {
  const { t } = useTranslation('parts-panels');
  const { t: parts } = useTranslation('parts');
  const { t: prices } = useTranslation('prices');
  const locale = useStore(language);
  const { vehicle, urlVin } = tab;
  const vehicleName = vehicle === undefined ? '' : fullName(vehicle);
  const makeSheet = () => {
    const kind = t(`tab.${of}`);
    const facts = [
      [parts('column.name'), part.stdPartName],
      [parts('column.oe'), part.oe],
      [parts('sheet.vehicle'), vehicleName],
      ['VIN', urlVin ?? ''],
      [parts('sheet.province'), provinceName ?? ''],
    ] as const;
    const list = makeList({ t, parts, prices, language: locale });
    const hasPrices = list.columns.some(({ isNumber }) => isNumber);
    return {
      language: locale,
      kind,
      title: `${part.stdPartName} ${part.oe} · ${kind}`,
      fileName: fileNameOf(`${part.stdPartName} ${part.oe} ${kind}`, kind),
      facts: facts.filter(([, value]) => value !== ''),
      ...list,
      totals: [],
      notes: hasPrices ? [prices('sheetNote'), ...(isSampleVehicle(tab.vehicleId) ? [prices('note')] : [])] : [],
    };
  };
  return <ExportMenu label={parts('list.export')} makeSheet={makeSheet} />;
}
