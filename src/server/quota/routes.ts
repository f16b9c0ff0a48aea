import type { CheckedBodyOf } from '../../contract/call.ts';
import { oeKey } from '../../contract/oe/oe-number.ts';
import { ProvinceCode } from '../../contract/provinces/schemas.ts';
import type { quotaCalls } from '../../contract/quota/calls.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import { listCatalogueUse } from './catalogue-use-list.ts';
import { createLedger } from './ledger.ts';
import type { Quota } from './quota.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
  quota: Quota;
  /** The class of a vehicle; undefined if it does not exist. */
  classOf(vehicleId: number): Promise<VehicleType | undefined>;
}

export function quotaRoutes({ db, settings, quota, classOf }: Dependencies): Handlers<typeof quotaCalls> {
  const ledger = createLedger(db);
  return {
    getDeduct: (_body, { session }) => quota.counters(session.userId),
    async updateDeduct({ vehicleTypeCode, ...body }, { session }) {
      await refuseUnknownSubject({ vehicleTypeCode, ...body }, classOf);
      return quota.charge({ ...body, userId: session.userId, vehicleClass: vehicleTypeCode });
    },
    async listOpenVehicles(_body, { session }) {
      const paid = await quota.paid(session.userId, 'parts');
      return paid.map(({ subject, vehicleClass, until }) => ({
        vehicleId: Number(subject),
        vehicleTypeCode: vehicleClass,
        until,
      }));
    },
    async listOpenNumbers(_body, { session }) {
      const paid = await quota.paid(session.userId, 'provinces');
      return paid.map(({ subject, until }) => ({ searchOe: subject, until }));
    },
    listLedger: (query, { session, language }) => ledger.list(session.userId, query, language),
    catalogueUseList: (query, { session }) => listCatalogueUse({ db, settings, viewer: session }, query),
  };
}

/** @throws Refusal 900404 if the subject does not exist or the vehicle is of the other class */
async function refuseUnknownSubject(
  {
    reason,
    subject,
    vehicleTypeCode,
  }: Pick<CheckedBodyOf<typeof quotaCalls.updateDeduct>, 'reason' | 'subject' | 'vehicleTypeCode'>,
  classOf: Dependencies['classOf'],
): Promise<void> {
  if (reason === 'provinces') {
    if (subject === '' || oeKey(subject) !== subject) throw new Refusal('900404');
    return;
  }
  if (reason === 'province') {
    if (!ProvinceCode.safeParse(subject).success) throw new Refusal('900404');
    return;
  }
  const vehicleId = /^[1-9]\d{0,8}$/.test(subject) ? Number(subject) : undefined;
  if (vehicleId === undefined || (await classOf(vehicleId)) !== vehicleTypeCode) throw new Refusal('900404');
}
