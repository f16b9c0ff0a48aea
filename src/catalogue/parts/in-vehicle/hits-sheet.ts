import type { TFunction } from 'i18next';
import { fileNameOf, type ListSheet, text, textColumn } from '../../shared/export/list-sheet.ts';
import type { MergedHit } from '../find/merge-hits.ts';
import type { Row } from '../table/rows.ts';
import type { VehicleHit } from './search-in-vehicle.ts';

interface HitsSheetOptions {
  found: readonly (Pick<MergedHit, 'reasons'> & { hit: VehicleHit })[];
  /** The search text. */
  find: string;
  vehicleName: string;
  vin: string | undefined;
  language: string;
  t: TFunction<'parts'>;
  misfitText(reasons: Row['reasons']): string;
}

/** Search hits for export. */
export function hitsSheet({ found, find, vehicleName, vin, language, t, misfitText }: HitsSheetOptions): ListSheet {
  const facts = [
    [t('sheet.vehicle'), vehicleName],
    ['VIN', vin ?? ''],
  ] as const;
  return {
    language,
    kind: t('list.label'),
    title: find,
    fileName: fileNameOf(`${vehicleName} ${find}`, t('list.label')),
    facts: facts.filter(([, value]) => value !== ''),
    columns: [
      textColumn(t('column.name'), 20),
      textColumn(t('column.oe'), 20),
      textColumn(t('sheet.assembly'), 24),
      textColumn(t('column.callout'), 8),
      textColumn(t('column.remark'), 24),
      textColumn(t('column.fit'), 24),
    ],
    rows: found.map(({ hit, reasons }) => [
      text(hit.part.stdPartName),
      text(hit.part.oe),
      text(hitLocation(hit)),
      text(hit.part.orderNo),
      text(hit.part.partRemark),
      text(reasons.length === 0 ? t('list.fits') : misfitText(reasons)),
    ]),
    totals: [],
    notes: [],
  };
}

/** Assembly of a hit; for commercial vehicles the group code and name. */
export function hitLocation(hit: VehicleHit): string {
  if (!('node' in hit)) return hit.assemblyName;
  return `${hit.node.groupCode ?? ''} ${hit.node.specAssyName ?? hit.node.groupName ?? ''}`.trim();
}
