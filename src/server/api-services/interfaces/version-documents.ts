import { sql } from 'kysely';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { diffDefinitions } from '../../../contract/api-services/interfaces/definition-diff.ts';
import { flattenParameters } from '../../../contract/api-services/parameters.ts';
import type { CheckedBodyOf, ResultOf } from '../../../contract/call.ts';
import type { Sql } from '../../platform/db/database.ts';
import { getInterface, getInterfaceByCode, getVersion } from './interface-repository.ts';

type Calls = typeof interfaceCalls;
type VersionPage = ResultOf<Calls['versionDocs']>;

/** Published versions of all interfaces, newest first. */
export async function listVersions(
  db: Sql,
  { pageNum, pageSize, filters: { code, isBreaking } }: CheckedBodyOf<Calls['versionDocs']>,
): Promise<VersionPage> {
  const from = sql`api_interface_version v join api_interface i using (interface_id)`;
  const where = sql`${code === undefined ? sql`true` : sql`lower(i.code) = lower(${code})`}
    and ${isBreaking === undefined ? sql`true` : sql`v.is_breaking = ${isBreaking}`}`;
  const { rows } = await sql<VersionPage['rows'][number]>`
    select i.interface_id as "interfaceId", i.code, v.definition ->> 'name' as name,
      v.definition ->> 'nameEn' as "nameEn", v.version, v.notes, v.notes_en as "notesEn", v.changes,
      v.is_breaking as "isBreaking", v.published_at as "publishedAt",
      coalesce(a.user_realname, a.username, '') as "publishedBy"
    from ${from} left join account a on a.user_id = v.published_by
    where ${where} order by v.published_at desc, v.interface_id desc, v.version desc
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from ${from} where ${where}`.execute(db);
  return { rows, total: counts[0]?.total ?? 0 };
}

/** From one version to another, or to the definition as the editor has it. @throws Refusal 900404 */
export async function diffVersions(
  db: Sql,
  { interfaceId, from, to }: CheckedBodyOf<Calls['interfaceDiff']>,
): Promise<ResultOf<Calls['interfaceDiff']>> {
  const before = await getVersion(db, interfaceId, from);
  const after = to === null ? (await getInterface(db, interfaceId)).definition : await getVersion(db, interfaceId, to);
  const changes = diffDefinitions(before, after);
  return { changes, isBreaking: changes.some(({ isBreaking }) => isBreaking) };
}

/** The fields of the served version, or of the draft of an interface that was never published. @throws Refusal 900404 */
export async function listFields(db: Sql, code: string): Promise<ResultOf<Calls['fields']>> {
  const found = await getInterfaceByCode(db, code);
  const definition = found.version === null ? found.definition : await getVersion(db, found.interfaceId, found.version);
  const rows = (['body', 'response'] as const).flatMap((part) =>
    flattenParameters(definition[part]).map(({ path, depth, parameter: { name, type, empty, desc, descEn } }) => ({
      part,
      path,
      depth,
      name,
      type,
      empty,
      desc,
      descEn,
    })),
  );
  return { rows };
}
