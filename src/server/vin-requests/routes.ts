import type { Platform } from '../../contract/platform.ts';
import { isWellFormedVin, normaliseVin, type Vin } from '../../contract/vehicles/vin.ts';
import type { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { readService, switchService } from './service-state.ts';
import { createStaffRepository, type Staff } from './staff-repository.ts';
import { createTaskRepository } from './task-repository.ts';

/** VINs that nothing knows: users hand them in, the staff binds them to vehicles. */
export function fastVinRoutes({ db }: { db: Database }): Handlers<typeof vinRequestCalls> {
  const tasks = createTaskRepository(db);
  const staffTasks = createStaffRepository(db);
  const addFor =
    (platform: Platform): Handlers<typeof vinRequestCalls>['addFastVinTask'] =>
    ({ userId, vin, note }, visit) => {
      // Whose staff answers, and what is written on the task, is the brand's: each has a call of its own.
      if (visit.platform !== platform) throw new Refusal('200305');
      return tasks.add({ userId: own(userId, visit), vin: vinOf(vin), note, platform }, visit.language);
    };
  /** Takes a step with a task, and gives the task as it is then. */
  const stepped = async (visit: AuthedContext, taskId: number, step: (staff: Staff) => Promise<void>) => {
    const staff = staffOf(visit);
    await step(staff);
    return staffTasks.get(taskId, staff);
  };

  return {
    checkHasFastVinGoOnline: (_body, { session }) => readService(db.sql, session.userId),
    addFastVinTask: addFor('easyEpc'),
    addFastVinTaskQpzj: addFor('qpzj'),
    async findFastVinTask({ userId, vin }, visit) {
      return { task: await tasks.find({ userId: own(userId, visit), vin: vinOf(vin) }, visit.language) };
    },
    listFastVinTasks: ({ userId, ...query }, visit) =>
      tasks.list({ ...query, userId: own(userId, visit) }, visit.language),
    async removeFastVinTask({ taskId }, { session }) {
      await tasks.remove({ taskId, userId: session.userId });
      return null;
    },
    getFastVinNews: (_body, { session, language }) => tasks.readNews(session.userId, language),
    async seeFastVinNews({ vin }, { session }) {
      await tasks.see({ userId: session.userId, vin: vin === undefined ? undefined : vinOf(vin) });
      return null;
    },

    fastVinTaskList: (query, visit) => staffTasks.list(query, staffOf(visit)),
    async fastVinTaskGet({ taskId }, visit) {
      const task = await staffTasks.get(taskId, staffOf(visit));
      return { task, events: await staffTasks.listEvents(taskId, visit.language) };
    },
    fastVinTaskTake: ({ taskId }, visit) => stepped(visit, taskId, (staff) => staffTasks.take(taskId, staff)),
    fastVinTaskRelease: ({ taskId }, visit) => stepped(visit, taskId, (staff) => staffTasks.release(taskId, staff)),
    fastVinTaskBind: ({ taskId, vehicleId }, visit) =>
      stepped(visit, taskId, (staff) => staffTasks.answer(taskId, { kind: 'answered', vehicleId }, staff)),
    fastVinTaskNotFound: ({ taskId, reason }, visit) =>
      stepped(visit, taskId, (staff) => staffTasks.answer(taskId, { kind: 'notFound', reason }, staff)),
    fastVinTaskReopen: ({ taskId }, visit) => stepped(visit, taskId, (staff) => staffTasks.reopen(taskId, staff)),
    fastVinServiceGet: (_body, { session }) => readService(db.sql, session.userId),
    async fastVinServiceSwitch({ isOn }) {
      await switchService(db.sql, isOn);
      return null;
    },
  };
}

const staffOf = ({ session, language }: AuthedContext): Staff => ({ userId: session.userId, language });

/** The session's user. @throws Refusal 900403 when another was named */
function own(userId: number | undefined, { session }: AuthedContext): number {
  if (userId !== undefined && userId !== session.userId) throw new Refusal('900403');
  return session.userId;
}

/** @throws Refusal 200400 for what is no VIN */
function vinOf(typed: string): Vin {
  const { text } = normaliseVin(typed);
  if (!isWellFormedVin(text)) throw new Refusal('200400');
  return text;
}
