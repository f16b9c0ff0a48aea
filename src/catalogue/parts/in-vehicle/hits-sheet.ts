import type { TFunction } from 'i18next';
import { fileNameOf, type ListSheet, text, textColumn } from '../../shared/export/list-sheet.ts';
import { fitText } from '../table/fit-text.ts';
import type { VehicleHit } from './search-in-vehicle.ts';

interface HitsSheetOptions {
  hits: readonly VehicleHit[];
  /** The search text. */
  find: string;
  vehicleName: string;
  vin: string | undefined;
  language: string;
  t: TFunction<'parts'>;
}

/** Search hits for export. */
export function hitsSheet({ hits, find, vehicleName, vin, language, t }: HitsSheetOptions): ListSheet {
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
    rows: hits.map((hit) => [
      text(hit.part.stdPartName),
      text(hit.part.oe),
      text(hitLocation(hit)),
      text(hit.part.orderNo),
      text(hit.part.partRemark),
      text(fitText(hit.part.fit, t)),
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
