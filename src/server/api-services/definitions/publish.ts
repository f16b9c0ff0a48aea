import { sql } from 'kysely';
import type { Definition } from '../../../contract/api-services/definition.ts';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { type DefinitionChange, diffDefinitions } from '../../../contract/api-services/interfaces/definition-diff.ts';
import type { Interface } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { Change } from '../../platform/audit/change.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';
import { Refusal } from '../../platform/errors.ts';
import {
  getVersion,
  lockInterface,
  recordInterface,
  type StoredInterface,
} from '../interfaces/interface-repository.ts';

type PublishBody = CheckedBodyOf<typeof interfaceCalls.interfacePublish>;

/**
 * Serves the editor's definition from now on. The caller has checked it.
 * @throws Refusal 900410, 301105 if nothing changes, 301106 for a breaking change without release notes
 */
export async function publishInterface(change: Change, body: PublishBody): Promise<Interface> {
  const before = await lockInterface(change.sql, body);
  const { interfaceId, definition } = before;
  const served = before.version === null ? null : await getVersion(change.sql, interfaceId, before.version);
  const changes = served === null ? [] : diffDefinitions(served, definition);
  const isBreaking = changes.some((difference) => difference.isBreaking);
  if (served !== null && changes.length === 0) return serveAgain(change, before);
  if (isBreaking && (body.notes === '' || body.notesEn === '')) throw new Refusal('301106');
  const version = (before.version ?? 0) + 1;
  const { notes, notesEn } = body;
  await addVersion(change, { code: before.code, interfaceId, version, before: served, definition, notes, notesEn });
  await setServed(change, before, version);
  return recordInterface(change, interfaceId, { action: 'edit', before });
}

interface NewVersion {
  code: string;
  interfaceId: number;
  version: number;
  /** The version before; null for the first. */
  before: Definition | null;
  definition: Definition;
  notes: string;
  notesEn: string;
}

/** Stores a version with its differences, and writes its release notes. */
export async function addVersion(change: Change, { before, ...added }: NewVersion): Promise<void> {
  const { code, interfaceId, version, definition, notes, notesEn } = added;
  const changes = before === null ? [] : diffDefinitions(before, definition);
  await change.sql
    .insertInto('apiInterfaceVersion')
    .values({
      interfaceId,
      version,
      definition: JSON.stringify(definition),
      changes: JSON.stringify(changes),
      isBreaking: changes.some(({ isBreaking }) => isBreaking),
      notes,
      notesEn,
      publishedBy: change.actor.userId,
    })
    .execute();
  await writeReleaseNotes(change, { code, version, definition, changes, notes, notesEn });
}

/** An interface that was deprecated or turned off is served again as it was. */
async function serveAgain(change: Change, before: StoredInterface): Promise<Interface> {
  if (before.status === 'published' || before.version === null) throw new Refusal('301105');
  await setServed(change, before, before.version);
  return recordInterface(change, before.interfaceId, { action: 'edit', before });
}

async function setServed({ sql: db, actor }: Change, before: StoredInterface, version: number): Promise<void> {
  await db
    .updateTable('apiInterface')
    .set({
      status: 'published',
      version,
      publishedClassId: before.definition.classId,
      hasChanges: false,
      deprecatedAt: null,
      offAt: null,
      sunsetOn: null,
      replacementCode: null,
      updatedAt: sql`now()`,
      updatedBy: actor.userId,
      rowVersion: before.rowVersion + 1,
    })
    .where('interfaceId', '=', before.interfaceId)
    .execute();
}

interface Publication {
  code: string;
  version: number;
  definition: Definition;
  changes: readonly DefinitionChange[];
  notes: string;
  notesEn: string;
}

/** A version record, for the page of release notes: the notes, or a line for each change. */
async function writeReleaseNotes(change: Change, { code, version, definition, changes, ...written }: Publication) {
  const { name, nameEn } = definition;
  const values = {
    version: `${`API ${code}`.slice(0, 14)} v${version}`,
    title: `API 服务：${name}（${code}）第 ${version} 版`.slice(0, 80),
    titleEn: `API services: ${nameEn} (${code}), version ${version}`.slice(0, 80),
    content: written.notes || changeLines(changes, kindsZh) || '首次发布',
    contentEn: written.notesEn || changeLines(changes, kindsEn) || 'First publication',
  };
  const { versionId } = await change.sql
    .insertInto('version')
    .values({ ...values, releasedOn: SHOP_TODAY })
    .returning('versionId')
    .executeTakeFirstOrThrow();
  change.record({
    action: 'add',
    subject: 'version',
    subjectId: versionId,
    subjectName: values.version,
    after: values,
  });
}

const kindsZh = { added: '新增', removed: '删除', changed: '修改' } as const;
const kindsEn = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;
/** The longest text of a version record. */
const CONTENT_MAX = 5_000;

function changeLines(changes: readonly DefinitionChange[], kinds: Record<DefinitionChange['kind'], string>): string {
  return changes
    .map(({ kind, path }) => `${kinds[kind]} ${path}`)
    .join('\n')
    .slice(0, CONTENT_MAX);
}
