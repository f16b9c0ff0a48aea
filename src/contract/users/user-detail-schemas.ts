import { z } from 'zod';
import { OwnSession } from '../account/schemas.ts';
import { OwnedPackage, Purchase } from '../billing/schemas.ts';
import { Id } from '../fields.ts';
import { pageOf, paging } from '../page.ts';
import { Deduct, LedgerRow } from '../quota/schemas.ts';

const ofUser = z.strictObject({ id: Id });
const pageOfUser = z.strictObject({ id: Id, ...paging });

export const listUserSessions = {
  body: ofUser,
  /** Live sessions, the last used first; a view as the user has the staff member who views and why. */
  result: z.array(
    OwnSession.omit({ isCurrent: true, isView: true }).extend({
      view: z.strictObject({ viewerName: z.string(), reason: z.string(), expiresAt: z.iso.datetime() }).nullable(),
    }),
  ),
};

export const getUserQuota = {
  body: ofUser,
  /** The packages that the user's lookups are taken from, running ones first, and what is left. */
  result: z.strictObject({ deduct: Deduct, packages: z.array(OwnedPackage) }),
};

export const listUserLedger = {
  body: pageOfUser,
  /** Newest first; for a main account also the rows of its sub accounts. */
  result: pageOf(LedgerRow),
};

const UserPurchase = Purchase.omit({ packageId: true, expiresInS: true });

export const listUserPurchases = {
  body: pageOfUser,
  /** Newest first. */
  result: pageOf(UserPurchase),
};

export const listUserWorkOrders = {
  body: pageOfUser,
  /** Changed last first, without removed ones. */
  result: pageOf(
    z.strictObject({
      listId: Id,
      name: z.string(),
      vehicle: z.string(),
      itemNum: z.number().int(),
      totalFen: z.number().int(),
      createdAt: z.iso.datetime(),
      updateTime: z.iso.datetime(),
    }),
  ),
};
