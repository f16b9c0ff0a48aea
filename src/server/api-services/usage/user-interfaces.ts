import { sql } from 'kysely';
import type { z } from 'zod';
import type { PublishedInterface } from '../../../contract/api-services/definition.ts';
import { USER_INTERFACES_PER_PAGE } from '../../../contract/api-services/usage/rules.ts';
import type { UserInterface, userInterfaceList } from '../../../contract/api-services/usage/schemas.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';
import { Refusal } from '../../platform/errors.ts';
import type { LiveInterfaces } from '../interfaces/live-interfaces.ts';
import type { CustomerAccess, CustomerAccessReader } from '../permissions/customer-access.ts';

interface Dependencies {
  db: Database;
  interfaces: Pick<LiveInterfaces, 'listPublished'>;
  access: CustomerAccessReader;
}

interface GrantRow {
  /** Null: every interface. */
  interfaceCode: string | null;
  units: number;
  /** Null unless something of it can be used now. */
  expiresAt: string | null;
}

/** What a customer may call and has bought. @throws Refusal 600203 if there is nothing */
export async function listUserInterfaces(
  { db, interfaces, access }: Dependencies,
  { userId, pageNum }: { userId: number; pageNum: number },
): Promise<z.infer<typeof userInterfaceList.result>> {
  const grants = await listGrantsOf(db.sql, userId);
  const bought = (await interfaces.listPublished()).filter(({ code }) => grants.some((grant) => isFor(grant, code)));
  const found = await Promise.all(
    bought.map(async (published) => ({ published, rules: await access.find(userId, published.code) })),
  );
  const allowed = found.flatMap(({ published, rules }) => (rules?.isAllowed === true ? [{ published, rules }] : []));
  if (allowed.length === 0) throw new Refusal('600203');
  const start = (pageNum - 1) * USER_INTERFACES_PER_PAGE;
  const calls = await countCallsToday(db.sql, userId);
  const datas = allowed
    .slice(start, start + USER_INTERFACES_PER_PAGE)
    .map(({ published, rules }) => toUserInterface(published, rules, { grants, calls }));
  return { datas, pageSize: USER_INTERFACES_PER_PAGE, rowCount: allowed.length };
}

const isFor = ({ interfaceCode }: GrantRow, code: string) => interfaceCode === null || interfaceCode === code;

function toUserInterface(
  published: PublishedInterface,
  { unitsLeft, perSecond, perDay }: CustomerAccess,
  { grants, calls }: { grants: readonly GrantRow[]; calls: ReadonlyMap<string, number> },
): UserInterface {
  const { code, version, status, sunsetOn, replacementCode, className, classNameEn, definition } = published;
  const { name, nameEn, count, rule } = definition;
  const own = grants.filter((grant) => isFor(grant, code));
  const ends = own.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])).sort();
  return {
    ...{ code, name, nameEn, className, classNameEn, status, version, sunsetOn, replacementCode, count, rule },
    unitsBought: own.reduce((sum, { units }) => sum + units, 0),
    unitsLeft,
    expiresAt: ends[0] ?? null,
    perSecond,
    perDay,
    callsToday: calls.get(code) ?? 0,
  };
}

async function listGrantsOf(db: Sql, userId: number): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select interface_code as "interfaceCode", units,
      case when expires_at > now() and used < units then expires_at end as "expiresAt"
    from api_grant where user_id = ${userId} and revoked_at is null`.execute(db);
  return rows;
}

async function countCallsToday(db: Sql, userId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; calls: number }>`
    select interface_code as code, sum(calls)::integer as calls from api_usage_day
    where user_id = ${userId} and day = ${SHOP_TODAY} group by interface_code`.execute(db);
  return new Map(rows.map(({ code, calls }) => [code, calls]));
}
