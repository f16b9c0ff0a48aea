import { omitUndefined } from '../../../../contract/omit-undefined.ts';
import { workOrderCalls } from '../../../../contract/work-orders/calls.ts';
import type { Finding, WorkOrder, WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';
import { useCall } from '../../../../providers/calls/use-call.ts';
import { useOpenVehicles } from '../../../shared/quota/use-lookups.ts';

export interface CheckUp {
  /** Undefined while loading. */
  findings: readonly Finding[] | undefined;
  /** The parts book was compared too; otherwise it would take a lookup. */
  isFitChecked: boolean;
  error: unknown;
}

/** The findings of an order. The vehicle's parts book is asked only if it is open already or `isFitWanted`. */
export function useCheckUp({ listId, vehicleId, vin }: WorkOrder, isFitWanted: boolean): CheckUp {
  const open = useOpenVehicles();
  const isEnabled = vehicleId !== null && (isFitWanted || open.has(vehicleId));
  const lines = useCall(workOrderCalls.checkOrder, { listId }, { staleTime: 0 });
  const body = omitUndefined({ listId, vehicleId: vehicleId ?? 1, vin: vin ?? undefined });
  const fit = useCall(workOrderCalls.checkOrderFit, body, { enabled: isEnabled, staleTime: 0 });
  const findings = lines.data === undefined || (isEnabled && fit.isLoading) ? undefined : lines.data.findings;
  return {
    findings: findings && distinct([...(fit.data?.findings ?? []), ...findings]),
    isFitChecked: fit.data !== undefined,
    error: lines.error ?? fit.error,
  };
}

/** The findings about some of an order's lines, and those about the order as a whole. */
export function findingsOf(items: readonly Pick<WorkOrderItem, 'partId'>[], findings: readonly Finding[]): Finding[] {
  const ids = new Set(items.map(({ partId }) => partId));
  return findings.filter(({ partIds }) => partIds.length === 0 || partIds.some((id) => ids.has(id)));
}

/** A reported misfit is found with and without the parts book; the book's finding comes first and knows alternatives. */
function distinct(findings: readonly Finding[]): Finding[] {
  const keys = new Set<string>();
  return findings.filter(({ key }) => !keys.has(key) && keys.add(key));
}
