import { fitReportCalls } from '../../../contract/fit-reports/calls.ts';
import { type FitReportKind, isCorrecting } from '../../../contract/fit-reports/rules.ts';
import type { FitReport } from '../../../contract/fit-reports/schemas.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import { request, requestWithFile } from '../../../providers/calls/client.ts';
import { shrinkPicture } from '../pictures/shrink-picture.ts';
import type { FitReportSubject } from './fit-report-subject.ts';

/** What the user says about the number. */
export interface FitReportDraft {
  kind: FitReportKind;
  note: string;
  /** Corrects the fit for the whole vehicle, not only for the VIN. */
  isForVehicle: boolean;
  photo: File | null;
}

/** The calls whose results a report changes: the lists of reports, and every row of a parts book. */
export const fitReads = [
  fitReportCalls.listFitReports,
  fitReportCalls.getFitReportNews,
  ...Object.values(partCalls).filter((call) => call.charge === 'parts' && !('media' in call)),
];

/** @throws CallError */
export function sendReport(
  { vehicleId, vin, brandId, oe, vehAssyId, orderNo }: FitReportSubject,
  { kind, note, isForVehicle }: FitReportDraft,
  operationId: string,
): Promise<FitReport> {
  const body = { vehicleId, brandId, oe, kind, note: note.trim(), operationId };
  return request(fitReportCalls.reportFit, {
    ...body,
    isForVehicle: isForVehicle && isCorrecting(kind),
    ...omitUndefined({ vin, vehAssyId, orderNo }),
  });
}

/** @throws CallError */
export async function sendPhoto(fitReportId: number, photo: File): Promise<void> {
  const file = await shrinkPicture(photo);
  await requestWithFile(fitReportCalls.addFitReportPhoto, { body: { fitReportId }, file });
}
