import type { Insertable } from 'kysely';
import { DAY_MS } from '../../../contract/days/calendar-days.ts';
import type { Tables } from '../../../server/platform/db/tables.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import type { Facts } from '../read-facts.ts';
import { dateOf, isoOf, momentOf, startOfDay, type Timeline } from '../timeline.ts';
import type { Customer, Habit } from './plan-accounts.ts';

type RemarkRow = Insertable<Tables['remark']> & { createdAt: string };

interface Planning {
  timeline: Timeline;
  random: KeyedRandom;
  facts: Pick<Facts, 'entriesOf'>;
  /** Sellers and agents by their agency codes, and those who write about users without one. */
  authors: ReadonlyMap<string | null, readonly number[]>;
}

/** The share of main accounts that staff have written about. */
const SHARES: Record<Habit, number> = { once: 0.25, light: 0.45, regular: 0.7, heavy: 0.85 };

/**
 * What was said, and what is to be done next, within how many days; the intention by the position in its dictionary, null:
 * not stated.
 */
const talks = [
  { remarks: '已加微信，介绍了 VIN 查询和爆炸图，客户表示先试用', nextStep: '回访试用情况', within: 10, intention: 1 },
  { remarks: '电话无人接听', nextStep: '再次致电', within: 2, intention: null },
  { remarks: '每天约 10 台车，免费次数不够用，想了解年卡价格', nextStep: '发送年卡报价', within: 3, intention: 0 },
  { remarks: '已发报价，客户要和合伙人商量', nextStep: '跟进报价结果', within: 12, intention: 0 },
  { remarks: '主要修商用车，关心解放、重汽的目录是否齐全', nextStep: '演示商用车目录', within: 14, intention: 1 },
  { remarks: '目前用另一家的目录，下月到期', nextStep: '到期前联系', within: 21, intention: 2 },
  { remarks: '上门培训两名配件员，子账号已开通', nextStep: '', within: 1, intention: 0 },
  { remarks: '只做轮胎和洗美，用不上配件目录', nextStep: '', within: 1, intention: 2 },
  { remarks: '反馈价格与本地市场有差异，已转给数据组', nextStep: '回复价格核对结果', within: 5, intention: null },
  { remarks: '希望按季度开票，财务已确认可以', nextStep: '寄送发票', within: 7, intention: 0 },
] as const;

/** Remarks of staff on main accounts, oldest first; some of the next steps are overdue. */
export function planRemarks(planning: Planning, customers: readonly Customer[]): RemarkRow[] {
  const { random, timeline } = planning;
  const remarks = customers
    .filter(({ main, userId, habit }) => main === null && random.isChosen(`remarked/${userId}`, SHARES[habit]))
    .flatMap((customer) => remarksOn(planning, customer))
    .filter(({ createdAt }) => createdAt < isoOf(timeline.nowMs));
  return remarks.toSorted((left, right) => (left.createdAt < right.createdAt ? -1 : 1));
}

function remarksOn({ random, facts, authors, timeline }: Planning, customer: Customer): RemarkRow[] {
  const { userId, createdMs, agencyCode, habit } = customer;
  const intentions = facts.entriesOf('意向');
  const ids = authors.get(agencyCode) ?? authors.get(null) ?? [];
  let dayMs = startOfDay(createdMs);
  return Array.from({ length: random.between(`remarks/${userId}`, 1, habit === 'heavy' ? 4 : 2) }, (_, index) => {
    const key = `remark/${userId}/${index}`;
    dayMs += random.between(`${key}/after`, 1, 18) * DAY_MS;
    const { remarks, nextStep, within, intention } = random.pick(key, talks);
    const createdAt = isoOf(momentOf(dayMs, random, key));
    // An old step that was not followed by another remark was done; few of them were forgotten.
    const isOpen = dayMs > timeline.nowMs - 20 * DAY_MS || random.isChosen(`${key}/forgotten`, 0.08);
    const dueMs = dayMs + random.between(`${key}/due`, 1, within) * DAY_MS;
    return {
      ...{ userId, remarks, nextStep, createdAt, updatedAt: createdAt },
      operatorId: ids.length === 0 ? null : random.pick(`${key}/author`, ids),
      intention: intention === null ? null : (intentions[intention] ?? null),
      dueOn: nextStep !== '' && isOpen ? dateOf(dueMs) : null,
    };
  });
}
