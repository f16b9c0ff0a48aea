import type { companyCalls } from '../../contract/company/calls.ts';
import type { CompanyPackage, RequestAnswer } from '../../contract/company/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import { logged } from '../http/operation-log.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { ALLOCATED, SHARED } from '../platform/db/quota-sharing.ts';
import { Refusal } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import { createCompanyAccounts, lockPair, mainOf } from './accounts.ts';
import { type Answer, createRequests } from './requests.ts';
import { listVisibleAccounts, readStatistics } from './statistics.ts';

interface Move {
  mainId: number;
  userId: number;
  packageId: number;
  amount: number;
  operationId: string;
}

/** The quota operations of a company. */
export interface Allocating {
  leftOf(holderIds: readonly number[]): Promise<Map<number, Record<VehicleType, number>>>;
  list(mainId: number): Promise<CompanyPackage[]>;
  give(within: Sql, move: Move): Promise<void>;
  takeBack(within: Sql, move: Move): Promise<void>;
  takeAllBack(within: Sql, pair: { mainId: number; userId: number }): Promise<void>;
}

interface CompanyDependencies {
  db: Database;
  settings: Settings;
  allocations: Allocating;
  /** The stored form of a password. */
  hashPassword(password: string): Promise<string>;
  /** Ends every session of an account, on every node. */
  endSessionsOf(userId: number): Promise<void>;
}

/** Sub accounts, their quota, requests and statistics. */
export function companyRoutes(needs: CompanyDependencies) {
  const { db } = needs;
  const requests = createRequests(db);
  return handlersOf<typeof companyCalls>()({
    ...accountRoutes(needs),
    ...quotaRoutes(needs),
    askPackage: logged(
      (body, { session }) => requests.add({ ...body, userId: session.userId }),
      () => ({ action: 'packageAsk' }),
    ),
    listPackageRequests: (page, { session }) => requests.list(session.userId, page),
    async withdrawPackageRequest({ requestId }, { session }) {
      await requests.withdraw(session.userId, requestId);
      return null;
    },
    answerPackageRequest: logged(
      async ({ requestId, answer, operationId }, { session }) => {
        const mainId = await mainOf(db.sql, session.userId);
        await db.sql.transaction().execute(async (within) => {
          const { userId, vehicleClass } = await requests.hold(within, mainId, requestId);
          const pair = { mainId, userId };
          if (answer.kind === 'allocated') {
            await refuseOtherClass(within, { packageId: answer.packageId, vehicleClass });
            await give(needs, within, { ...pair, ...answer, operationId });
          }
          if (answer.kind === 'shared') await setShared(needs, within, { ...pair, isShared: true });
          await requests.answer(within, requestId, answerOf(answer));
        });
        return requests.get(mainId, requestId);
      },
      ({ result }) => ({ action: 'packageAnswer', subject: result.username }),
    ),
    getPackageNews: (_body, { session }) => requests.news(session.userId),
    async seePackageNews(_body, { session }) {
      await requests.see(session.userId);
      return null;
    },
    async getUseStatistics({ userId, from, to }, { session, language }) {
      const userIds = await listVisibleAccounts(db.sql, session.userId, userId);
      return readStatistics(db.sql, { userIds, from, to }, language);
    },
  });
}

function accountRoutes({ db, settings, allocations, hashPassword, endSessionsOf }: CompanyDependencies) {
  const accounts = createCompanyAccounts(db, { leftOf: allocations.leftOf, settings });
  const mainId = (userId: number) => mainOf(db.sql, userId);
  return handlersOf<typeof companyCalls>()({
    getCompany: (_body, { session }) => accounts.getCompany(session.userId),
    listSubAccounts: async (query, { session }) => accounts.list(await mainId(session.userId), query),
    addSubAccount: logged(
      async ({ password, contactPhone = null, ...sub }, { session }) => {
        const main = await mainId(session.userId);
        const id = await accounts.add(main, { ...sub, contactPhone, passwordHash: await hashPassword(password) });
        return accounts.get(main, id);
      },
      ({ result }) => ({ action: 'subAdd', subject: result.username }),
    ),
    editSubAccount: logged(
      async ({ id, ...values }, { session }) => {
        const main = await mainId(session.userId);
        await accounts.change(main, id, values);
        return accounts.get(main, id);
      },
      ({ result }) => ({ action: 'subEdit', subject: result.username }),
    ),
    disableSubAccount: logged(
      async ({ id, isDisabled }, { session }) => {
        const main = await mainId(session.userId);
        await accounts.change(main, id, { isDisabled });
        if (isDisabled) await endSessionsOf(id);
        return accounts.get(main, id);
      },
      ({ body, result }) => ({ action: body.isDisabled ? 'subDisable' : 'subEnable', subject: result.username }),
    ),
    resetSubPassword: logged(
      async ({ id, password }, { session }) => {
        const main = await mainId(session.userId);
        await accounts.get(main, id);
        await accounts.change(main, id, { passwordHash: await hashPassword(password) });
        await endSessionsOf(id);
        return null;
      },
      ({ body }) => ({ action: 'subPassword', about: body.id }),
    ),
  });
}

function quotaRoutes(needs: CompanyDependencies) {
  const { db, settings, allocations } = needs;
  const accounts = createCompanyAccounts(db, { leftOf: allocations.leftOf, settings });
  return handlersOf<typeof companyCalls>()({
    shareQuota: logged(
      async ({ id, isShared }, { session }) => {
        const mainId = await mainOf(db.sql, session.userId);
        await db.sql.transaction().execute((within) => setShared(needs, within, { mainId, userId: id, isShared }));
        return accounts.get(mainId, id);
      },
      ({ result }) => ({ action: 'subEdit', subject: result.username }),
    ),
    listAllocations: async (_body, { session }) => allocations.list(await mainOf(db.sql, session.userId)),
    allocateQuota: logged(
      async ({ id, ...move }, { session }) => {
        const mainId = await mainOf(db.sql, session.userId);
        await db.sql.transaction().execute((within) => give(needs, within, { ...move, mainId, userId: id }));
        return null;
      },
      ({ body }) => ({ action: 'allocate', about: body.id, subject: `× ${body.amount}` }),
    ),
    takeBackQuota: logged(
      async ({ id, ...move }, { session }) => {
        const mainId = await mainOf(db.sql, session.userId);
        await db.sql.transaction().execute(async (within) => {
          await lockPair(within, mainId, id);
          await allocations.takeBack(within, { ...move, mainId, userId: id });
        });
        return null;
      },
      ({ body }) => ({ action: 'takeBack', about: body.id, subject: `× ${body.amount}` }),
    ),
  });
}

/** @throws Refusal 600703 for a sub account that shares its main account's quota and could not use its own */
async function give(
  { allocations }: CompanyDependencies,
  within: Sql,
  { mainId, userId, packageId, amount, operationId }: Move,
) {
  const { isShared } = await lockPair(within, mainId, userId);
  if (isShared) throw new Refusal('600703');
  await allocations.give(within, { mainId, userId, packageId, amount, operationId });
}

async function setShared(
  { allocations }: CompanyDependencies,
  within: Sql,
  { mainId, userId, isShared }: { mainId: number; userId: number; isShared: boolean },
) {
  const was = await lockPair(within, mainId, userId);
  if (was.isShared === isShared) return;
  if (isShared) await allocations.takeAllBack(within, { mainId, userId });
  await within
    .updateTable('account')
    .set({ dctType: isShared ? SHARED : ALLOCATED })
    .where('userId', '=', userId)
    .where('parentId', '=', mainId)
    .execute();
}

/** An allocation for a request must be of the requested class. */
async function refuseOtherClass(
  within: Sql,
  { packageId, vehicleClass }: { packageId: number; vehicleClass: VehicleType },
) {
  const found = await within
    .selectFrom('quotaPackage')
    .select('packageId')
    .where('packageId', '=', packageId)
    .where('vehicleClass', '=', vehicleClass)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('900404');
}

function answerOf(answer: RequestAnswer): Answer {
  return { state: answer.kind, givenAmount: answer.kind === 'allocated' ? answer.amount : null, word: answer.word };
}
