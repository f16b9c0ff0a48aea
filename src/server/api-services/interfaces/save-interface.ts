import { sql } from 'kysely';
import type { Definition } from '../../../contract/api-services/definition.ts';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { stableJson } from '../../../contract/api-services/interfaces/definition-diff.ts';
import type { Interface } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import { structureProblems } from '../../../contract/api-services/interfaces/structure-problems.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { deleteIntoBin } from '../../platform/records/deleted-records.ts';
import {
  auditValues,
  getVersion,
  INTERFACE,
  type InterfaceVersion,
  lockInterface,
  recordInterface,
} from './interface-repository.ts';

/** Adds a draft, or edits the definition that the next version will have. */
export async function saveInterface(
  change: Change,
  { interfaceId, rowVersion, code, definition }: CheckedBodyOf<typeof interfaceCalls.interfaceSave>,
): Promise<Interface> {
  const problems = structureProblems(code, definition);
  if (problems.length > 0) throw new Refusal('900400', { problems });
  await requireClass(change.sql, definition.classId);
  if (interfaceId === undefined || rowVersion === undefined) return addInterface(change, { code, definition });
  return editInterface(change, { interfaceId, rowVersion }, { code, definition });
}

interface Draft {
  code: string;
  definition: Definition;
}

async function addInterface(change: Change, { code, definition }: Draft): Promise<Interface> {
  const { name, nameEn, classId } = definition;
  const { interfaceId } = await change.sql
    .insertInto('apiInterface')
    .values({ code, name, nameEn, classId, definition: JSON.stringify(definition), updatedBy: change.actor.userId })
    .returning('interfaceId')
    .executeTakeFirstOrThrow()
    .catch(refuseDuplicate);
  return recordInterface(change, interfaceId, { action: 'add' });
}

async function editInterface(change: Change, version: InterfaceVersion, { code, definition }: Draft) {
  const { interfaceId, rowVersion } = version;
  const before = await lockInterface(change.sql, version);
  if (before.version !== null && before.code !== code) throw new Refusal('301102');
  const served = before.version === null ? null : await getVersion(change.sql, interfaceId, before.version);
  const { name, nameEn, classId } = definition;
  await change.sql
    .updateTable('apiInterface')
    .set({
      code,
      name,
      nameEn,
      classId,
      definition: JSON.stringify(definition),
      hasChanges: served === null || stableJson(served) !== stableJson(definition),
      updatedAt: sql`now()`,
      updatedBy: change.actor.userId,
      rowVersion: rowVersion + 1,
    })
    .where('interfaceId', '=', interfaceId)
    .execute()
    .catch(refuseDuplicate);
  return recordInterface(change, interfaceId, { action: 'edit', before });
}

/** Moves a draft to the bin. @throws Refusal 301103 for an interface that was published */
export async function deleteInterface(change: Change, version: InterfaceVersion): Promise<void> {
  const before = await lockInterface(change.sql, version);
  if (before.version !== null) throw new Refusal('301103');
  const { interfaceId, code } = before;
  await deleteIntoBin(change, {
    subject: INTERFACE,
    table: 'api_interface',
    idColumn: 'interface_id',
    id: interfaceId,
    name: code,
    relations: [{ table: 'api_preview_user', column: 'interface_id' }],
  });
  change.record({
    action: 'delete',
    subject: INTERFACE,
    subjectId: interfaceId,
    subjectName: code,
    before: auditValues(before),
  });
}

async function requireClass(db: Sql, classId: number): Promise<void> {
  const found = await db
    .selectFrom('apiServiceClass')
    .select('classId')
    .where('classId', '=', classId)
    .executeTakeFirst();
  if (found === undefined) {
    const problem = { path: 'data.definition.classId', zh: '服务大类不存在', en: 'is no service class' };
    throw new Refusal('900400', { problems: [problem] });
  }
}

/** Concurrent additions: the unique indexes decide. */
function refuseDuplicate(error: unknown): never {
  const [, field] = (error instanceof Error && /api_interface_(code|name)/.exec(error.message)) || [];
  if (field === undefined) throw error;
  const path = field === 'code' ? 'data.code' : 'data.definition.name';
  throw new Refusal('900400', { problems: [{ path, zh: '已被其他接口使用', en: 'is used by another interface' }] });
}
