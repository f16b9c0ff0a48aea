import type { WorkOrder, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import type { FitReportSubject } from '../../../shared/fit-report/fit-report-subject.ts';

/** What a fit report about the line is about; null for a line without a number or an order without a vehicle. */
export function reportSubjectOf(
  { vehicleId, vin }: Pick<WorkOrder, 'vehicleId' | 'vin'>,
  { lineKind, oe, priceBrandId, stdPartName }: WorkOrderItem,
): FitReportSubject | null {
  if (lineKind !== 'part' || vehicleId === null || priceBrandId === null) return null;
  return { vehicleId, vin: vin ?? undefined, brandId: priceBrandId, oe, partName: stdPartName, isMisfit: false };
}
