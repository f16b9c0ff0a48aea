import type { TFunction } from 'i18next';
import type { WorkOrderItem } from '../../../../contract/work-orders/schemas.ts';

/** Why a line was returned, with the user's words; empty if it was not. */
export function returnText(
  { returnReason, returnNote }: Pick<WorkOrderItem, 'returnReason' | 'returnNote'>,
  t: TFunction<'work-orders'>,
): string {
  if (returnReason === null) return '';
  const reason = t(`return.reasons.${returnReason}`);
  if (returnNote === '') return reason;
  return returnReason === 'other' ? returnNote : t('return.withNote', { reason, note: returnNote });
}
