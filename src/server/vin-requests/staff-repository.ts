import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../contract/codes.ts';
import type { Platform } from '../../contract/platform.ts';
import type { StaffVinRequest, VinRequestEvent, VinRequestStatus } from '../../contract/vin-requests/schemas.ts';
import { type AgencyViewer, agencyScope } from '../http/agency-scope.ts';
import type { Database, Sql } from '../platform/db/database.ts';
import { anyContains } from '../platform/db/text-search.ts';
import { Refusal } from '../platform/errors.ts';
import { pageWithTotal } from '../platform/page-with-total.ts';
import { boundVehicle, requestsIn, toStaffRequest, vehicleNames } from './request-rows.ts';

/** A member of staff, with the language of names. Agents and sellers see requests of users of their own agency code. */
export interface Staff extends AgencyViewer {
  userId: number;
  language: Language;
}

export interface StaffQuery {
  pageNum: number;
  pageSize: number;
  sortBy: 'waiting' | 'createdAt';
  orderBy: 'asc' | 'desc';
  status?: VinRequestStatus | undefined;
  platform?: Platform | undefined;
  search: string;
}

type Answer = { kind: 'answered'; vehicleId: number } | { kind: 'notFound'; reason: string };

/** The requests of all users. Each change is one conditional statement, refused with 200303 if the state has changed. */
export interface StaffRepository {
  list(query: StaffQuery, staff: Staff): Promise<{ rows: StaffVinRequest[]; total: number }>;
  /** @throws Refusal 900404 also for a request that the member does not see */
  get(taskId: number, staff: Staff): Promise<StaffVinRequest>;
  listEvents(taskId: number, language: Language): Promise<VinRequestEvent[]>;
  take(taskId: number, staff: Staff): Promise<void>;
  release(taskId: number, staff: Staff): Promise<void>;
  /** Answers all waiting requests for the VIN. @throws Refusal 900404 for an unknown vehicle */
  answer(taskId: number, answer: Answer, staff: Staff): Promise<void>;
  reopen(taskId: number, staff: Staff): Promise<void>;
}

const SEARCH_COLUMNS = [
  'task.vin',
  'task.note',
  'requester.username',
  'requester.company_name',
  'vehicle.name_zh',
  'vehicle.name_en',
].map((column) => sql.ref(column));

/** Condition: open, assigned to this member of staff, unassigned, or assigned to a colleague for over 30 minutes. */
const isFreeFor = ({ userId }: Staff) =>
  sql<boolean>`(status = 0 or (status = 1 and
    (taken_by is null or taken_by = ${userId} or taken_at < now() - interval '30 minutes')))`;
const now = sql<string>`now()`;

export function createStaffRepository({ sql: db }: Database): StaffRepository {
  const visibleTo = (staff: Staff) =>
    requestsIn(db, staff.language).where(agencyScope(staff, sql.ref('requester.agency_code')));
  const step = (taskId: number, staff: Staff, { kind, change, when }: Step) =>
    db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('fastVinTask')
        .set(change)
        .where('taskId', '=', taskId)
        .where('removedAt', 'is', null)
        .where(when)
        .returning('taskId')
        .executeTakeFirst();
      if (changed === undefined) throw new Refusal('200303');
      await addEvents(transaction, { taskIds: [taskId], userId: staff.userId, kind });
    });
  return {
    async list({ pageNum, pageSize, status, platform, search, ...order }, staff) {
      const found = visibleTo(staff)
        .$if(status !== undefined, (query) => query.where('task.status', '=', status ?? 0))
        .$if(platform !== undefined, (query) => query.where('task.platform', '=', platform ?? 'easyEpc'))
        .where(anyContains(SEARCH_COLUMNS, search))
        .select(sql<number>`count(*) over ()`.as('total'))
        .orderBy(orderOf(order));
      const { rows, total } = await pageWithTotal({ pageNum, pageSize }, (limit, offset) =>
        found.limit(limit).offset(offset).execute(),
      );
      return { rows: rows.map((row) => toStaffRequest(row, staff.userId)), total };
    },
    async get(taskId, staff) {
      const row = await visibleTo(staff).where('task.taskId', '=', taskId).executeTakeFirst();
      if (row === undefined) throw new Refusal('900404');
      return toStaffRequest(row, staff.userId);
    },
    listEvents: (taskId, language) => listEvents(db, taskId, language),
    async take(taskId, staff) {
      await step(taskId, staff, {
        kind: 'taken',
        change: { status: 1, takenBy: staff.userId, takenAt: now },
        when: isFreeFor(staff),
      });
    },
    async release(taskId, staff) {
      await step(taskId, staff, {
        kind: 'released',
        change: { status: 0, takenBy: null, takenAt: null },
        when: sql<boolean>`(status = 1 and taken_by = ${staff.userId})`,
      });
    },
    answer: (taskId, answer, staff) => answerRequest(db, { taskId, answer, staff }),
    async reopen(taskId, staff) {
      await db.transaction().execute((transaction) => reopenRequest(transaction, taskId, staff));
    },
  };
}

interface Step {
  kind: VinRequestEvent['kind'];
  change: { status: VinRequestStatus; takenBy: number | null; takenAt: RawBuilder<string> | null };
  when: RawBuilder<boolean>;
}

function orderOf({ sortBy, orderBy }: Pick<StaffQuery, 'sortBy' | 'orderBy'>): RawBuilder<unknown> {
  if (sortBy === 'createdAt') {
    return orderBy === 'asc' ? sql`task.created_at, task.task_id` : sql`task.created_at desc, task.task_id desc`;
  }
  // Waiting requests first, oldest first; then answered ones, newest first.
  return sql`least(task.status, 2), case when task.status < 2 then task.created_at end, task.answered_at desc, task.task_id`;
}

/** Answers the request and all others that wait for its VIN, except those in progress by a colleague, in one transaction. */
function answerRequest(db: Sql, { taskId, answer, staff }: { taskId: number; answer: Answer; staff: Staff }) {
  const vehicleId = answer.kind === 'answered' ? answer.vehicleId : null;
  const reason = answer.kind === 'notFound' ? answer.reason : null;
  return db.transaction().execute(async (transaction) => {
    const change = {
      status: answer.kind === 'answered' ? (2 as const) : (3 as const),
      answeredBy: staff.userId,
      answeredAt: now,
      vehicleId,
      reason,
      seenAt: null,
    };
    const answered = await transaction
      .updateTable('fastVinTask')
      .set(change)
      .where('taskId', '=', taskId)
      .where('removedAt', 'is', null)
      .where(isFreeFor(staff))
      .returning('vin')
      .executeTakeFirst();
    if (answered === undefined) throw new Refusal('200303');
    const { vin } = answered;
    const others = await transaction
      .updateTable('fastVinTask')
      .set(change)
      .where('vin', '=', vin)
      .where('removedAt', 'is', null)
      .where(isFreeFor(staff))
      .returning('taskId')
      .execute();
    if (vehicleId !== null) {
      const binding = { vehicleId, taskId, boundBy: staff.userId, boundAt: now };
      await transaction
        .insertInto('vinBinding')
        .values({ vin, ...binding })
        .onConflict((conflict) => conflict.column('vin').doUpdateSet(binding))
        .execute();
    }
    const taskIds = [taskId, ...others.map((other) => other.taskId)];
    await addEvents(transaction, { taskIds, userId: staff.userId, kind: answer.kind, vehicleId, reason });
  });
}

async function reopenRequest(transaction: Sql, taskId: number, { userId }: Staff): Promise<void> {
  const reopened = await transaction
    .updateTable('fastVinTask')
    .set({
      status: 1,
      takenBy: userId,
      takenAt: now,
      answeredBy: null,
      answeredAt: null,
      vehicleId: null,
      reason: null,
      seenAt: null,
    })
    .where('taskId', '=', taskId)
    .where('status', '>=', 2)
    .where('removedAt', 'is', null)
    .returning('vin')
    .executeTakeFirst();
  if (reopened === undefined) throw new Refusal('200303');
  await transaction.deleteFrom('vinBinding').where('vin', '=', reopened.vin).execute();
  await addEvents(transaction, { taskIds: [taskId], userId, kind: 'reopened' });
}

interface NewEvents {
  taskIds: readonly number[];
  userId: number;
  kind: VinRequestEvent['kind'];
  vehicleId?: number | null;
  reason?: string | null;
}

async function addEvents(
  db: Sql,
  { taskIds, userId, kind, vehicleId = null, reason = null }: NewEvents,
): Promise<void> {
  await db
    .insertInto('fastVinEvent')
    .values(taskIds.map((taskId) => ({ taskId, userId, kind, vehicleId, reason })))
    .execute();
}

async function listEvents(db: Sql, taskId: number, language: Language): Promise<VinRequestEvent[]> {
  const rows = await db
    .selectFrom('fastVinEvent as event')
    .leftJoin('account', 'account.userId', 'event.userId')
    .leftJoin('vehicle', 'vehicle.vehicleId', 'event.vehicleId')
    .leftJoin('vehicleGroup', 'vehicleGroup.groupId', 'vehicle.groupId')
    .leftJoin('family', 'family.familyId', 'vehicleGroup.familyId')
    .leftJoin('brand', 'brand.brandId', 'family.brandId')
    .select(['event.kind', 'account.username as by', 'event.happenedAt', 'event.reason', 'event.vehicleId'])
    .select(['family.vehicleClass as vehicleTypeCode', ...vehicleNames(language)])
    .where('event.taskId', '=', taskId)
    .orderBy('event.eventId')
    .execute();
  return rows.map((row) => {
    const { kind, by, happenedAt, reason } = row;
    return { kind, by, happenedAt, reason, vehicle: boundVehicle(row) };
  });
}
