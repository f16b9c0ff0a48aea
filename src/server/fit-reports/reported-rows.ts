import type { Language } from '../../contract/codes.ts';
import type { ReportedRow } from '../../contract/fit-reports/schemas.ts';
import type { Database } from '../platform/db/database.ts';
import { type BookRow, type ConditionsRow, conditionsOfNumber, rowsOfNumber } from './book-row-statements.ts';

/** Empty if the number is not in the vehicle's book. */
export function listBookRows(
  db: Database,
  number: { vehicleId: number; brandId: number; oeKey: string },
): Promise<BookRow[]> {
  return db.catalogue.run(rowsOfNumber, [number.vehicleId, number.brandId, number.oeKey]);
}

interface Reported {
  vehicleId: number;
  oeId: number;
  assemblyId: number;
  callout: string;
  vin: string | null;
}

/** The rows with the reported number and their conditions, as they are now; the reported row first. */
export async function listReportedRows(db: Database, reported: Reported, language: Language): Promise<ReportedRow[]> {
  const rows = await db.catalogue.run(conditionsOfNumber, [language === 'en', reported.vehicleId, reported.oeId]);
  return rows
    .map((row) => ({
      assemblyName: row.assemblyName,
      orderNo: row.orderNo,
      partCount: row.partCount,
      partRemark: row.partRemark,
      conditions: conditionsOf(row, reported.vin),
      isReported: row.assemblyId === reported.assemblyId && row.orderNo === reported.callout,
    }))
    .sort((one, other) => Number(other.isReported) - Number(one.isReported));
}

function conditionsOf(row: ConditionsRow, vin: string | null): ReportedRow['conditions'] {
  const { producedFrom, producedTo, serialFrom, serialTo, optionCodes, question, answer } = row;
  const codes = [
    { field: 'gearboxType', wanted: row.gearboxType, vehicle: row.ownGearboxType },
    { field: 'drivenType', wanted: row.drivenType, vehicle: row.ownDrivenType },
    { field: 'cfgLevel', wanted: row.cfgLevel, vehicle: row.ownCfgLevel },
  ] as const;
  return [
    ...codes.flatMap(({ wanted, ...code }) => (wanted === null ? [] : [{ ...code, wanted }])),
    ...(producedFrom === null && producedTo === null
      ? []
      : [
          {
            field: 'produced' as const,
            wanted: span(producedFrom, producedTo),
            vehicle: row.ownProducedFrom === null ? '' : span(row.ownProducedFrom, row.ownProducedTo),
          },
        ]),
    ...(serialFrom === null && serialTo === null
      ? []
      : [{ field: 'serial' as const, wanted: span(serialFrom, serialTo), vehicle: vin?.slice(-6) ?? '' }]),
    ...(optionCodes === null
      ? []
      : [{ field: 'options' as const, wanted: optionCodes.join(' '), vehicle: row.ownOptions.join(' ') }]),
    ...(question === '' ? [] : [{ field: 'question' as const, wanted: `${question} ${answer}`.trim(), vehicle: '' }]),
  ];
}

function span(from: string | number | null, to: string | number | null): string {
  return `${from ?? ''}..${to ?? ''}`;
}
