import { sql } from 'kysely';
import type { Definition } from '../../../contract/api-services/definition.ts';
import { stableJson } from '../../../contract/api-services/interfaces/definition-diff.ts';
import { type Actor, type Change, runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { getVersion, lockInterface, recordInterface } from '../interfaces/interface-repository.ts';
import type { ApiOperation } from '../operations/api-operation.ts';
import type { Operations } from '../operations/operations.ts';
import { schemaLies } from './check-definition.ts';
import { addVersion } from './publish.ts';
import { trueDefinition } from './true-definition.ts';

const actor: Actor = { userId: null, address: '', source: 'job', reason: 'a release has changed the operation' };
const NOTES = {
  notes: '产品升级后，该接口的参数或返回内容有变化，文档已随之更新。',
  notesEn: 'A release of the product has changed what this interface takes or answers. Its document is updated.',
};

interface Untrue {
  interfaceId: number;
  rowVersion: number;
  served: Definition;
  operation: ApiOperation;
}

/**
 * Gives each served interface whose definition its operation contradicts, since a release has changed that, a new
 * version with release notes (ADR 36). A draft that waits to be published stays; the check names what is wrong in it.
 * @returns the codes of these interfaces
 */
export async function renewInterfaces(db: Database, operations: Operations): Promise<string[]> {
  const codes: string[] = [];
  for (const { interfaceId, operation } of await listUntrue(db.sql, operations))
    await runChange(db, actor, async (change) => {
      // Several nodes may start at the same time.
      await sql`select pg_advisory_xact_lock(7364122)`.execute(change.sql);
      const untrue = (await listUntrue(change.sql, operations)).find((one) => one.interfaceId === interfaceId);
      if (untrue === undefined) return;
      await renew(change, { ...untrue, operation });
      codes.push(operation.code);
    });
  return codes;
}

/** Served interfaces that state something else than their operation. */
async function listUntrue(db: Sql, operations: Operations): Promise<Untrue[]> {
  const rows = await db
    .selectFrom('apiInterface as i')
    .innerJoin('apiInterfaceVersion as v', (join) =>
      join.onRef('v.interfaceId', '=', 'i.interfaceId').onRef('v.version', '=', 'i.version'),
    )
    .select(['i.interfaceId', 'i.rowVersion', 'v.definition as served'])
    .where('i.status', 'in', ['published', 'deprecated'])
    .orderBy('i.interfaceId')
    .execute();
  return rows.flatMap(({ served, ...row }) => {
    const operation = served.source.kind === 'operation' ? operations.get(served.source.operation) : undefined;
    return operation === undefined || schemaLies(served, operation).length === 0 ? [] : [{ ...row, served, operation }];
  });
}

async function renew(change: Change, { interfaceId, rowVersion, served, operation }: Untrue): Promise<void> {
  const before = await lockInterface(change.sql, { interfaceId, rowVersion });
  const version = (before.version ?? 0) + 1;
  const definition = trueDefinition(served, operation);
  const hasDraft = stableJson(before.definition) !== stableJson(await getVersion(change.sql, interfaceId, version - 1));
  await addVersion(change, { code: before.code, interfaceId, version, before: served, definition, ...NOTES });
  await change.sql
    .updateTable('apiInterface')
    .set({
      version,
      rowVersion: before.rowVersion + 1,
      updatedAt: sql`now()`,
      ...(!hasDraft && { definition: JSON.stringify(definition) }),
    })
    .where('interfaceId', '=', interfaceId)
    .execute();
  await recordInterface(change, interfaceId, { action: 'edit', before });
}
