import type { companyCalls } from '../../contract/company/calls.ts';
import type { CompanyPackage, RequestAnswer } from '../../contract/company/schemas.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import { handlersOf } from '../http/serve.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { ALLOCATED, SHARED } from '../platform/db/quota-sharing.ts';
import { Refusal } from '../platform/errors.ts';
import { createCompanyAccounts, holdPair, mainOf } from './accounts.ts';
import { type Answer, createRequests } from './requests.ts';
import { accountsSeenBy, readStatistics } from './statistics.ts';

interface Move {
  mainId: number;
  userId: number;
  packageId: number;
  amount: number;
  operationId: string;
}

/** What a company does with quota. */
interface Allocating {
  leftOf(holderIds: readonly number[]): Promise<Map<number, Record<VehicleType, number>>>;
  list(mainId: number): Promise<CompanyPackage[]>;
  give(within: Sql, move: Move): Promise<void>;
  takeBack(within: Sql, move: Move): Promise<void>;
  takeAllBack(within: Sql, pair: { mainId: number; userId: number }): Promise<void>;
}

interface Needs {
  db: Database;
  allocations: Allocating;
  /** Gives what a password is stored as. */
  hashPassword(password: string): Promise<string>;
  /** Ends every session of an account, on every node. */
  endSessionsOf(userId: number): Promise<void>;
}

/** Main accounts and their sub accounts: who they are, what they may look up, what they ask for, what they used. */
export function companyRoutes(needs: Needs) {
  const { db } = needs;
  const requests = createRequests(db);
  return handlersOf<typeof companyCalls>()({
    ...accountRoutes(needs),
    ...quotaRoutes(needs),
    async askPackage(body, { session }) {
      return requests.add({ ...body, userId: session.userId });
    },
    listPackageRequests: (page, { session }) => requests.list(session.userId, page),
    async withdrawPackageRequest({ requestId }, { session }) {
      await requests.withdraw(session.userId, requestId);
      return null;
    },
    async answerPackageRequest({ requestId, answer, operationId }, { session }) {
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
    getPackageNews: (_body, { session }) => requests.news(session.userId),
    async seePackageNews(_body, { session }) {
      await requests.see(session.userId);
      return null;
    },
    async getUseStatistics({ userId, from, to }, { session, language }) {
      const userIds = await accountsSeenBy(db.sql, session.userId, userId);
      return readStatistics(db.sql, { userIds, from, to }, language);
    },
  });
}

function accountRoutes({ db, allocations, hashPassword, endSessionsOf }: Needs) {
  const accounts = createCompanyAccounts(db, allocations.leftOf);
  const mainId = (userId: number) => mainOf(db.sql, userId);
  return handlersOf<typeof companyCalls>()({
    getCompany: (_body, { session }) => accounts.getCompany(session.userId),
    listSubAccounts: async (query, { session }) => accounts.list(await mainId(session.userId), query),
    async addSubAccount({ password, contactPhone = null, ...sub }, { session }) {
      const main = await mainId(session.userId);
      const id = await accounts.add(main, { ...sub, contactPhone, passwordHash: await hashPassword(password) });
      return accounts.get(main, id);
    },
    async editSubAccount({ id, ...values }, { session }) {
      const main = await mainId(session.userId);
      await accounts.change(main, id, values);
      return accounts.get(main, id);
    },
    async disableSubAccount({ id, isDisabled }, { session }) {
      const main = await mainId(session.userId);
      await accounts.change(main, id, { isDisabled });
      if (isDisabled) await endSessionsOf(id);
      return accounts.get(main, id);
    },
    async resetSubPassword({ id, password }, { session }) {
      const main = await mainId(session.userId);
      await accounts.get(main, id);
      await accounts.change(main, id, { passwordHash: await hashPassword(password) });
      await endSessionsOf(id);
      return null;
    },
  });
}

function quotaRoutes(needs: Needs) {
  const { db, allocations } = needs;
  const accounts = createCompanyAccounts(db, allocations.leftOf);
  return handlersOf<typeof companyCalls>()({
    async shareQuota({ id, isShared }, { session }) {
      const mainId = await mainOf(db.sql, session.userId);
      await db.sql.transaction().execute((within) => setShared(needs, within, { mainId, userId: id, isShared }));
      return accounts.get(mainId, id);
    },
    listAllocations: async (_body, { session }) => allocations.list(await mainOf(db.sql, session.userId)),
    async allocateQuota({ id, ...move }, { session }) {
      const mainId = await mainOf(db.sql, session.userId);
      await db.sql.transaction().execute((within) => give(needs, within, { ...move, mainId, userId: id }));
      return null;
    },
    async takeBackQuota({ id, ...move }, { session }) {
      const mainId = await mainOf(db.sql, session.userId);
      await db.sql.transaction().execute(async (within) => {
        await holdPair(within, mainId, id);
        await allocations.takeBack(within, { ...move, mainId, userId: id });
      });
      return null;
    },
  });
}

/** @throws Refusal 600703 for a sub account that shares: it would never use what is its own */
async function give({ allocations }: Needs, within: Sql, { mainId, userId, packageId, amount, operationId }: Move) {
  const { isShared } = await holdPair(within, mainId, userId);
  if (isShared) throw new Refusal('600703');
  await allocations.give(within, { mainId, userId, packageId, amount, operationId });
}

async function setShared(
  { allocations }: Needs,
  within: Sql,
  { mainId, userId, isShared }: { mainId: number; userId: number; isShared: boolean },
) {
  const was = await holdPair(within, mainId, userId);
  if (was.isShared === isShared) return;
  if (isShared) await allocations.takeAllBack(within, { mainId, userId });
  await within
    .updateTable('account')
    .set({ dctType: isShared ? SHARED : ALLOCATED })
    .where('userId', '=', userId)
    .where('parentId', '=', mainId)
    .execute();
}

/** What is given for a request is of the class that was asked for. */
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
