import type { CheckedBodyOf } from '../../contract/call.ts';
import type { importsCalls } from '../../contract/imports/calls.ts';
import type { Change } from '../platform/audit/change.ts';
import { withdrawApprovals } from './publish-call.ts';
import { changeStatus, getImport } from './repository.ts';

/**
 * Lets the plan be made again, with or without replacing newer prices of the catalogue. A list that a key uploaded is then
 * published by a person, who looks at the new plan.
 * @throws Refusal 300925
 */
export async function planReplacingNewer(
  change: Change,
  { importId, rowVersion, replacesNewer }: CheckedBodyOf<(typeof importsCalls)['importReplaceNewer']>,
): Promise<null> {
  const { sql: transaction, record } = change;
  const row = await getImport(transaction, importId);
  await changeStatus(transaction, { importId, rowVersion, from: ['planned'], to: 'checking' });
  await transaction
    .updateTable('catalogueImport')
    .set({ replacesNewer, publishes: false })
    .where('importId', '=', importId)
    .execute();
  await withdrawApprovals(change, importId);
  record({
    ...{ action: 'edit', subject: 'catalogueImport', subjectId: importId, subjectName: row.sourceName },
    before: { replacesNewer: row.replacesNewer },
    after: { replacesNewer },
  });
  return null;
}
