import type { Platform } from '../../contract/platform.ts';
import { isWellFormedVin, normaliseVin, type Vin } from '../../contract/vehicles/vin.ts';
import type { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { isScopedToAgency } from '../http/agency-scope.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { Settings } from '../platform/settings.ts';
import { createRequestRepository } from './request-repository.ts';
import { readService, switchService } from './service-state.ts';
import { createStaffRepository, type Staff } from './staff-repository.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
}

/** Unknown VINs that users submit and staff bind to vehicles. */
export function vinRequestRoutes({ db, settings }: Dependencies): Handlers<typeof vinRequestCalls> {
  const requests = createRequestRepository(db, settings);
  const staffRequests = createStaffRepository(db);
  const readServiceOf = (_body: unknown, { session: { userId } }: AuthedContext) =>
    readService(db.sql, { userId, perDay: settings.get('vinRequests.perDay') });
  const addFor =
    (platform: Platform): Handlers<typeof vinRequestCalls>['addFastVinTask'] =>
    ({ userId, vin, note }, context) => {
      // Each platform has a call of its own, because each has its own staff.
      if (context.platform !== platform) throw new Refusal('200305');
      return requests.add({ userId: ownUserId(userId, context), vin: vinOf(vin), note, platform }, context.language);
    };
  /** Applies a change and returns the changed request. */
  const applyChange = async (context: AuthedContext, taskId: number, step: (staff: Staff) => Promise<void>) => {
    const staff = staffOf(context);
    if (isScopedToAgency(staff)) await staffRequests.get(taskId, staff);
    await step(staff);
    return staffRequests.get(taskId, staff);
  };

  return {
    checkHasFastVinGoOnline: readServiceOf,
    addFastVinTask: addFor('easyEpc'),
    addFastVinTaskQpzj: addFor('qpzj'),
    async findFastVinTask({ userId, vin }, context) {
      return { task: await requests.find({ userId: ownUserId(userId, context), vin: vinOf(vin) }, context.language) };
    },
    listFastVinTasks: ({ userId, ...query }, context) =>
      requests.list({ ...query, userId: ownUserId(userId, context) }, context.language),
    async removeFastVinTask({ taskId }, { session }) {
      await requests.remove({ taskId, userId: session.userId });
      return null;
    },
    getFastVinNews: (_body, { session, language }) => requests.readNews(session.userId, language),
    async seeFastVinNews({ vin }, { session }) {
      await requests.markSeen({ userId: session.userId, vin: vin === undefined ? undefined : vinOf(vin) });
      return null;
    },

    fastVinTaskList: (query, context) => staffRequests.list(query, staffOf(context)),
    async fastVinTaskGet({ taskId }, context) {
      const task = await staffRequests.get(taskId, staffOf(context));
      return { task, events: await staffRequests.listEvents(taskId, context.language) };
    },
    fastVinTaskTake: ({ taskId }, context) =>
      applyChange(context, taskId, (staff) => staffRequests.take(taskId, staff)),
    fastVinTaskRelease: ({ taskId }, context) =>
      applyChange(context, taskId, (staff) => staffRequests.release(taskId, staff)),
    fastVinTaskBind: ({ taskId, vehicleId }, context) =>
      applyChange(context, taskId, (staff) => staffRequests.answer(taskId, { kind: 'answered', vehicleId }, staff)),
    fastVinTaskNotFound: ({ taskId, reason }, context) =>
      applyChange(context, taskId, (staff) => staffRequests.answer(taskId, { kind: 'notFound', reason }, staff)),
    fastVinTaskReopen: ({ taskId }, context) =>
      applyChange(context, taskId, (staff) => staffRequests.reopen(taskId, staff)),
    fastVinServiceGet: readServiceOf,
    async fastVinServiceSwitch({ isOn }) {
      await switchService(db.sql, isOn);
      return null;
    },
  };
}

const staffOf = ({ session: { userId, roleValue, agencyCode }, language }: AuthedContext): Staff => ({
  userId,
  roleValue,
  agencyCode,
  language,
});

/** The session's user. @throws Refusal 900403 if the request names another */
function ownUserId(userId: number | undefined, { session }: AuthedContext): number {
  if (userId !== undefined && userId !== session.userId) throw new Refusal('900403');
  return session.userId;
}

/** @throws Refusal 200400 for an invalid VIN */
function vinOf(typed: string): Vin {
  const { text } = normaliseVin(typed);
  if (!isWellFormedVin(text)) throw new Refusal('200400');
  return text;
}
