import { randomUUID } from 'node:crypto';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { provinceCalls } from '../../contract/provinces/calls.ts';
import { provinceNames } from '../../contract/provinces/province-names.ts';
import { provinceOrDefault, regionOf } from '../../contract/provinces/rules.ts';
import { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { Charge, ChargeReason } from '../../contract/quota/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import { logged } from '../http/operation-log.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** The part of the quota domain that switching the province uses. */
export interface ProvinceQuota {
  charge(
    request: {
      userId: number;
      vehicleClass: VehicleType;
      reason: ChargeReason;
      subject: string;
      operationId: string;
    },
    work: (transaction: Sql) => Promise<void>,
  ): Promise<Charge>;
  paid(userId: number, reason: ChargeReason): Promise<{ subject: string; until: string }[]>;
  /** Lookups left of a class. */
  remaining(userId: number, vehicleClass: VehicleType): Promise<number>;
}

interface Dependencies {
  db: Database;
  quota: ProvinceQuota;
}

/** The price province of the account: reading it, switching it, and the hint about it. */
export function provinceRoutes({ db, quota }: Dependencies): Handlers<typeof provinceCalls> {
  return {
    async getProvince(_body, { session, language }) {
      const { province, hasProvinceTip } = await getDefault(db, session.userId);
      const paid = await quota.paid(session.userId, 'province');
      return {
        province,
        codes: {
          oe: province,
          tree: province,
          crash: province,
          covtree: province,
          defaultVal: province,
          remoteVal: null,
        },
        ipAscRegion: null,
        provinces: provinceNames(language).map(({ provinceCode, provinceName }) => ({
          provinceCode,
          provinceName,
          region: regionOf(provinceCode),
          selected: provinceCode === province,
        })),
        paid: paid.flatMap(({ subject, until }) => {
          const { data: provinceCode } = ProvinceCode.safeParse(subject);
          return provinceCode === undefined ? [] : [{ provinceCode, until }];
        }),
        tips: hasProvinceTip,
      };
    },
    async iKnowProvince(_body, { session }) {
      await updateAccount(db.sql, session.userId, { hasProvinceTip: false });
      return null;
    },
    modifyProvince: logged(
      (body, { session }) => switchProvince({ db, quota }, body, session.userId),
      ({ body, result }) =>
        result.isCharged || body.isDefault ? { action: 'province', subject: body.provinceCode } : null,
    ),
  };
}

async function switchProvince(
  { db, quota }: Dependencies,
  { provinceCode, isDefault, vehicleTypeCode, operationId }: CheckedBodyOf<typeof provinceCalls.modifyProvince>,
  userId: number,
): Promise<Charge> {
  const { province } = await getDefault(db, userId);
  // Switching back to the default is free.
  if (province === provinceCode)
    return { isCharged: false, source: null, remaining: await quota.remaining(userId, vehicleTypeCode) };
  const request = {
    userId,
    vehicleClass: vehicleTypeCode,
    reason: 'province' as const,
    subject: provinceCode,
    operationId: operationId ?? randomUUID(),
  };
  return quota.charge(request, async (transaction) => {
    if (isDefault) await updateAccount(transaction, userId, { provinceCode });
  });
}

async function updateAccount(db: Sql, userId: number, values: { provinceCode?: string; hasProvinceTip?: boolean }) {
  await db.updateTable('account').set(values).where('userId', '=', userId).execute();
}

async function getDefault({ sql: db }: Database, userId: number) {
  const account = await db
    .selectFrom('account')
    .select(['provinceCode', 'hasProvinceTip'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (account === undefined) throw new Refusal('900404');
  return { province: provinceOrDefault(account.provinceCode), hasProvinceTip: account.hasProvinceTip };
}
