import { bulkCalls } from '../../contract/bulk/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useMessages } from '../messages.ts';
import { BulkPlan } from './bulk-plan.tsx';

/** A bulk change in the audit, from where it can be undone. Nothing for a batch of another kind, such as an import. */
export function BulkBatch({ batchId }: { batchId: string }) {
  const { t } = useMessages();
  const { data } = useCall(bulkCalls.bulkProgress, { planId: batchId }, { staleTime: 0 });
  if (data === undefined) return null;
  return (
    <section aria-label={t('bulk.title')}>
      <h2>{t('bulk.title')}</h2>
      <BulkPlan key={batchId} plan={data} />
    </section>
  );
}
