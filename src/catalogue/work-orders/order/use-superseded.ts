import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { supersededText } from '../../shared/superseded/superseded-text.ts';

/** What the catalogue says today of the order's numbers that are no longer current; undefined until it has answered. */
export function useSuperseded(listId: number): ((item: WorkOrderItem) => string) | undefined {
  const { t } = useTranslation();
  const { data } = useCall(workOrderCalls.getItemPresent, { listId });
  return useMemo(() => {
    if (data === undefined) return undefined;
    const texts = new Map(
      data.map(({ partId, successors, isDiscontinued }) => [
        partId,
        supersededText({ successors: successors.map(({ oe }) => oe), isDiscontinued }, t),
      ]),
    );
    return ({ partId }) => texts.get(partId) ?? '';
  }, [data, t]);
}
