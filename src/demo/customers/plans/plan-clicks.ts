import type { Insertable } from 'kysely';
import type { Tables } from '../../../server/platform/db/tables.ts';
import { groupBy } from '../../catalogue/group-by.ts';
import type { KeyedRandom } from '../../catalogue/keyed-random.ts';
import { dateOf, isoOf, momentOf, type Timeline } from '../timeline.ts';
import type { Charge } from './plan-charges.ts';
import type { PurchaseRow } from './plan-purchases.ts';

type CountRow = Insertable<Tables['buriedCount']>;

/** Tracked pages, with visits by day of those who are not signed in, and by day of an account. */
const points = [
  { pointCode: 'index', name: '首页', nameEn: 'Home', path: '/index', anonymous: 64, perDay: 2 },
  { pointCode: 'vehicle', name: '车型查询', nameEn: 'Vehicles', path: '/search/vehicle', anonymous: 0, perDay: 6 },
  { pointCode: 'parts', name: '配件', nameEn: 'Parts', path: '/search/parts', anonymous: 0, perDay: 9 },
  { pointCode: 'oe', name: 'OE 号查询', nameEn: 'OE numbers', path: '/search/oe', anonymous: 0, perDay: 2 },
  { pointCode: 'orders', name: '我的工单', nameEn: 'Orders', path: '/order/myPartsOrder', anonymous: 0, perDay: 1 },
  { pointCode: 'solutions', name: '解决方案', nameEn: 'Solutions', path: '/solutions', anonymous: 14, perDay: 0 },
  { pointCode: 'sale', name: '套餐', nameEn: 'Packages', path: '/buy_service', anonymous: 9, perDay: 0.12 },
  { pointCode: 'buy', name: '下单与支付', nameEn: 'Purchase and payment', path: '/buy', anonymous: 0, perDay: 0 },
] as const;

/** Visits by account are added for some of their days only: each row takes a trigger. */
const COUNTED_SHARE = 0.06;

export const POINT_NUM = points.length;

/** Tracked pages with their visits; the totals are the sums of the days. */
export function planClicks(
  { timeline, random }: { timeline: Timeline; random: KeyedRandom },
  { charges, purchases }: { charges: readonly Charge[]; purchases: readonly PurchaseRow[] },
  pointIds: readonly number[],
): { points: Insertable<Tables['buriedPoint']>[]; counts: CountRow[] } {
  const { users, payments } = usersOf(random, { charges, purchases });
  const counts = points.flatMap(({ pointCode, anonymous, perDay }, index): CountRow[] => {
    const pointId = pointIds[index] ?? 0;
    const clicksOf = (key: string, mean: number) => Math.round(mean * 2 * random.unit(`clicks/${pointCode}/${key}`));
    const visitors = timeline.days.map(({ date, volume }) => ({
      ...{ pointId, day: date, userId: 0 },
      clicks: clicksOf(date, anonymous * volume),
    }));
    const ofUsers = users.map(({ day, userId }) => ({
      ...{ pointId, day, userId },
      clicks:
        perDay < 1 ? Number(random.isChosen(`clicks/${day}/${userId}`, perDay)) : clicksOf(`${day}/${userId}`, perDay),
    }));
    const buyers =
      pointCode === 'sale' || pointCode === 'buy' ? payments.map((buyer) => ({ ...buyer, pointId, clicks: 2 })) : [];
    return merge([...visitors, ...ofUsers, ...buyers]);
  });
  const rows = points.map(({ pointCode, name, nameEn, path }, index) => {
    const ofPoint = counts.filter(({ pointId }) => pointId === pointIds[index]);
    const clickNum = ofPoint.reduce((sum, { clicks }) => sum + clicks, 0);
    const lastDay = ofPoint.reduce((last, { day }) => (day > last ? day : last), '');
    return {
      pointId: pointIds[index] ?? 0,
      pointCode,
      name,
      nameEn,
      path,
      isOn: true,
      clickNum,
      lastAt: lastVisit(timeline, random, { day: lastDay, pointCode }),
    };
  });
  return { points: rows, counts };
}

/** A moment on the last day with visits, null if there were none. */
function lastVisit(
  { nowMs }: Timeline,
  random: KeyedRandom,
  { day, pointCode }: { day: string; pointCode: string },
): string | null {
  if (day === '') return null;
  const ms = momentOf(Date.parse(`${day}T00:00:00+08:00`), random, `last/${pointCode}`);
  return isoOf(Math.min(ms, nowMs));
}

/** Who used the storefront on which day, and who ordered. */
function usersOf(
  random: KeyedRandom,
  { charges, purchases }: { charges: readonly Charge[]; purchases: readonly PurchaseRow[] },
) {
  const byDay = groupBy(charges, ({ customer, day }) => `${day} ${customer.userId}`);
  const counted = [...byDay].flatMap(([key, [first]]) =>
    first === undefined || !random.isChosen(`counted/${key}`, COUNTED_SHARE)
      ? []
      : [{ day: first.day, userId: first.customer.userId }],
  );
  const payments = purchases.map(({ userId, createdAt }) => ({ userId, day: dateOf(Date.parse(createdAt ?? '')) }));
  // Who orders has come by the home page.
  const users = [...groupBy([...counted, ...payments], ({ userId, day }) => `${day} ${userId}`).values()].flatMap(
    ([first]) => first ?? [],
  );
  return { users, payments };
}

/** One row per day and user, without those that have no clicks. */
function merge(rows: readonly CountRow[]): CountRow[] {
  const groups = groupBy(
    rows.filter(({ clicks }) => clicks > 0),
    ({ day, userId }) => `${day} ${userId}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, clicks: group.reduce((sum, { clicks }) => sum + clicks, 0) }];
  });
}
