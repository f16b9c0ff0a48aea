import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { billingCalls } from '../../contract/billing/calls.ts';
import type { Language } from '../../contract/codes.ts';
import type { Handlers } from '../http/serve.ts';
import type { RecordsOfUser } from '../platform/audit/records-of-user.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { createRefund } from './bills/refund.ts';
import type { PurchasedQuota } from './bills/remainder.ts';
import { billRoutes } from './bills/routes.ts';
import { listOwned } from './packages/repository.ts';
import { packageRoutes } from './packages/routes.ts';
import { packageService } from './packages/service.ts';
import { mountPaymentNotices, NOTICE_PATH } from './purchases/notices.ts';
import type { Payments } from './purchases/payments.ts';
import { purchaseRoutes } from './purchases/routes.ts';

export type { Payments } from './purchases/payments.ts';

interface Dependencies {
  db: Database;
  /** Null: packages cannot be bought. */
  payments: Payments | null;
  settings: Settings;
  quota: {
    /** The account whose packages a user's lookups are taken from. */
    findHolder(userId: number): Promise<{ holderId: number; isShared: boolean } | undefined>;
    /** The lookups that purchases gave. */
    purchased: PurchasedQuota;
  };
  /** Sends a request to this server: the sandbox till delivers its notices by the route of all notices. */
  inject(request: InjectOptions): Promise<unknown>;
}

export function billingDomain({ db, payments, settings, quota, inject }: Dependencies) {
  const refund = createRefund(quota.purchased);
  const calls: Handlers<typeof billingCalls> = {
    ...packageRoutes({ db, settings, holderOf: quota.findHolder, isPayable: payments !== null }),
    ...purchaseRoutes({
      db,
      payment: payments,
      deliver: ({ headers, body: payload }) => inject({ method: 'POST', url: NOTICE_PATH, headers, payload }),
    }),
    ...billRoutes({ db, quota: quota.purchased, refund }),
  };
  return {
    calls,
    /** The packages of a quota holder, for the staff. */
    listOwned: (holderId: number, language: Language) => listOwned(db.sql, holderId, language),
    resources: { package: packageService(db) },
    approvable: { orderRefund: refund },
    recordsOfUser,
    mount(app: FastifyInstance) {
      if (payments !== null) mountPaymentNotices(app, { db, ...payments });
    },
  };
}

const recordsOfUser: RecordsOfUser = {
  order: (userId) => sql`select order_code from purchase where user_id = ${userId}`,
};
