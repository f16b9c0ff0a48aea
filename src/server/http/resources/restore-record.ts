import type { ResourceName } from '../../../contract/all-calls.ts';
import { resources } from '../../../contract/all-calls.ts';
import type { Change } from '../../platform/audit/change.ts';
import { ApprovalNeeded } from '../../platform/audit/second-person.ts';
import { restoreFromBin } from '../../platform/records/deleted-records.ts';
import type { AuthedContext } from '../request-context.ts';
import type { ResourceService } from './resource-service.ts';
import type { CrudCalls } from './serve-crud.ts';

interface Restoring {
  name: ResourceName;
  service: ResourceService<CrudCalls>;
  id: number;
}

/** The write that restores records of a resource, for approvals: the call is the same for all of them. */
export const restoreOperation = (name: ResourceName) => `${name}Restore`;

/**
 * Restores a deleted record under its id, under the rules by which it could be added.
 * @throws Refusal 900404 if the bin lacks it, and those of the resource; ApprovalNeeded
 */
export async function restoreRecord(
  change: Change,
  { name, service, id }: Restoring,
  context: AuthedContext,
): Promise<void> {
  const { name: recordName, record } = await restoreFromBin(change.sql, {
    subject: name,
    table: resources[name].table,
    id,
  });
  change.record({ action: 'restore', subject: name, subjectId: id, subjectName: recordName, after: record });
  await service.checkRestored?.(change, id, context)?.catch((error: unknown) => {
    throw error instanceof ApprovalNeeded ? new ApprovalNeeded(error.question, restoreOperation(name)) : error;
  });
}
