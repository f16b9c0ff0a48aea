import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import { checkDigitOf } from '../../../contract/vehicles/vin.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { DIGITS, type KeyedRandom, LETTERS } from '../../catalogue/keyed-random.ts';
import type { SampleVehicle } from '../read-catalogue.ts';
import { isoOf, MINUTE_MS, momentOf, startOfDay, type Timeline } from '../timeline.ts';
import { type Customer, isFrequent } from './plan-accounts.ts';

type TaskRow = Insertable<Tables['fastVinTask']> & { taskId: number };
type EventRow = Insertable<Tables['fastVinEvent']>;
type BindingRow = Insertable<Tables['vinBinding']>;

interface Planning {
  timeline: Timeline;
  random: KeyedRandom;
  vehicles: readonly SampleVehicle[];
  /** Who answers. */
  staffIds: readonly number[];
  taskIds: readonly number[];
}

export interface VinRequestPlan {
  tasks: TaskRow[];
  events: EventRow[];
  bindings: BindingRow[];
}

/** Few wait, so that the staff's first page shows all of them. */
const WAITING_DAYS_AGO = [0, 0, 1, 2] as const;
const IN_WORK_DAYS_AGO = [0, 1, 3] as const;
const ANSWERED = 31;
/** The most requests that are planned. */
export const VIN_REQUEST_NUM = ANSWERED + WAITING_DAYS_AGO.length + IN_WORK_DAYS_AGO.length;

const notes = ['', '', '平行进口', '改装过，发动机号可提供', '右舵车', '2023 年新款，目录里没有', '客户车已拆解，急'];
const reasons = [
  '该 VIN 的车型未进入国内市场，暂无目录',
  'VIN 第 4 位与铭牌不符，请核对后重新提交',
  '军用底盘，厂家不公开配件目录',
];

/** Requests for VINs that nothing in the catalogue matches, in every state, oldest first. */
export function planVinRequests(planning: Planning, customers: readonly Customer[]): VinRequestPlan {
  const { timeline, random } = planning;
  const old = Array.from({ length: ANSWERED }, (_, index) => ({
    daysAgo: 2 + Math.floor(random.unit(`vin/${index}/ago`) ** 1.6 * 110),
    status: random.isChosen(`vin/${index}/found`, 0.78) ? (2 as const) : (3 as const),
  }));
  const recent = [
    ...IN_WORK_DAYS_AGO.map((daysAgo) => ({ daysAgo, status: 1 as const })),
    ...WAITING_DAYS_AGO.map((daysAgo) => ({ daysAgo, status: 0 as const })),
  ];
  const drafts = [...old, ...recent]
    .map((draft, index) => ({ ...draft, key: `vin/${index}` }))
    .toSorted((left, right) => right.daysAgo - left.daysAgo);
  const plan: VinRequestPlan = { tasks: [], events: [], bindings: [] };
  for (const draft of drafts)
    addRequest(plan, planning, { ...draft, ...createdOf(draft, timeline, random) }, customers);
  return plan;
}

function createdOf({ daysAgo, key }: { daysAgo: number; key: string }, { nowMs }: Timeline, random: KeyedRandom) {
  const createdMs = momentOf(startOfDay(nowMs) - daysAgo * DAY_MS, random, key);
  return { createdMs: createdMs < nowMs ? createdMs : nowMs - random.between(`${key}/recent`, 3, 40) * MINUTE_MS };
}

interface Draft {
  key: string;
  status: 0 | 1 | 2 | 3;
  createdMs: number;
}

function addRequest(
  { tasks, events, bindings }: VinRequestPlan,
  { random, vehicles, staffIds, taskIds, timeline }: Planning,
  { key, status, createdMs }: Draft,
  customers: readonly Customer[],
): void {
  const askers = customers.filter((customer) => customer.createdMs < createdMs && isFrequent(customer.habit));
  if (askers.length === 0 || vehicles.length === 0) return;
  const asker = random.pick(`${key}/asker`, askers);
  const staffId = random.pick(`${key}/staff`, staffIds);
  const takenMs = Math.min(createdMs + random.between(`${key}/taken`, 4, 90) * MINUTE_MS, timeline.nowMs);
  const answeredMs = Math.min(takenMs + random.between(`${key}/answered`, 3, 50) * MINUTE_MS, timeline.nowMs);
  const vehicleId = status === 2 ? random.pick(`${key}/vehicle`, vehicles).vehicleId : null;
  const reason = status === 3 ? random.pick(`${key}/reason`, reasons) : null;
  const taskId = taskIds[tasks.length] ?? 0;
  const vin = vinOf(random, key);
  tasks.push({
    ...{ taskId, vin, status, vehicleId, reason, userId: asker.userId, platform: asker.platform },
    note: random.pick(`${key}/note`, notes),
    createdAt: isoOf(createdMs),
    takenBy: status === 0 ? null : staffId,
    takenAt: status === 0 ? null : isoOf(takenMs),
    answeredBy: status < 2 ? null : staffId,
    answeredAt: status < 2 ? null : isoOf(answeredMs),
    seenAt: status < 2 ? null : isoOf(answeredMs + 30 * MINUTE_MS),
    removedAt: null,
  });
  const step = { taskId, userId: staffId, vehicleId: null, reason: null };
  if (status > 0) events.push({ ...step, kind: 'taken', happenedAt: isoOf(takenMs) });
  if (status === 3) events.push({ ...step, kind: 'notFound', reason, happenedAt: isoOf(answeredMs) });
  if (vehicleId === null) return;
  events.push({ ...step, kind: 'answered', vehicleId, happenedAt: isoOf(answeredMs) });
  bindings.push({ vin, vehicleId, taskId, boundBy: staffId, boundAt: isoOf(answeredMs) });
}

/** World manufacturer codes of makers that the catalogue does not list. */
const makers = ['1FM', '2T3', '4JG', '5XY', 'JTM', 'KNA', 'SAL', 'WMW', 'ZFF', '3VW'];

/** A VIN with a valid check digit. */
function vinOf(random: KeyedRandom, key: string): string {
  const alphabet = `${DIGITS}${LETTERS}`;
  const head = random.pick(`${key}/maker`, makers) + random.text(`${key}/type`, 5, alphabet);
  const tail = `${random.text(`${key}/year`, 1, 'HJKLMNPR')}${random.text(`${key}/plant`, 1, LETTERS)}`;
  const vin = `${head}0${tail}${random.text(`${key}/serial`, 6, DIGITS)}`;
  return vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9);
}
