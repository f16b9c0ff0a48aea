import { sql } from 'kysely';
import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { Change } from '../../platform/audit/change.ts';
import type { Sql } from '../../platform/db/database.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';
import { Refusal } from '../../platform/errors.ts';
import { tellDeprecation } from '../webhooks/tell-deprecation.ts';
import { type InterfaceVersion, lockInterface, recordInterface } from './interface-repository.ts';

/** Announces the end of an interface; it answers until then. @throws Refusal 301107, 301108, 301109 */
export async function deprecateInterface(
  change: Change,
  body: CheckedBodyOf<typeof interfaceCalls.interfaceDeprecate>,
) {
  const { interfaceId, sunsetOn, replacementCode } = body;
  const before = await lockInterface(change.sql, body);
  if (before.status !== 'published' && before.status !== 'deprecated') throw new Refusal('301107');
  await requireFutureDay(change.sql, sunsetOn);
  if (replacementCode !== null) await requireReplacement(change.sql, { replacementCode, code: before.code });
  await change.sql
    .updateTable('apiInterface')
    .set({
      status: 'deprecated',
      // A corrected day does not make the deprecation younger.
      deprecatedAt: sql<string>`coalesce(deprecated_at, now())`,
      sunsetOn,
      replacementCode,
      updatedAt: sql`now()`,
      updatedBy: change.actor.userId,
      rowVersion: before.rowVersion + 1,
    })
    .where('interfaceId', '=', interfaceId)
    .execute();
  const deprecated = await recordInterface(change, interfaceId, { action: 'edit', before });
  await tellDeprecation(change.sql, deprecated);
  return deprecated;
}

/** Refuses calls from now on. @throws Refusal 301107 */
export async function turnOffInterface(change: Change, version: InterfaceVersion) {
  const before = await lockInterface(change.sql, version);
  if (before.status !== 'published' && before.status !== 'deprecated') throw new Refusal('301107');
  await change.sql
    .updateTable('apiInterface')
    .set({
      status: 'off',
      offAt: sql<string>`now()`,
      updatedAt: sql`now()`,
      updatedBy: change.actor.userId,
      rowVersion: before.rowVersion + 1,
    })
    .where('interfaceId', '=', version.interfaceId)
    .execute();
  return recordInterface(change, version.interfaceId, { action: 'edit', before });
}

async function requireFutureDay(db: Sql, day: string): Promise<void> {
  const { rows } = await sql<{ isFuture: boolean }>`select ${day}::date > ${SHOP_TODAY} as "isFuture"`.execute(db);
  if (rows[0]?.isFuture !== true) throw new Refusal('301109');
}

async function requireReplacement(db: Sql, { replacementCode, code }: { replacementCode: string; code: string }) {
  const found = await db
    .selectFrom('apiInterface')
    .select('code')
    .where('code', '=', replacementCode)
    .where('code', '<>', code)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('301108');
}
