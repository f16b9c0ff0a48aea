import { type RawBuilder, sql } from 'kysely';
import type { CheckedBodyOf, ResultOf } from '../../contract/call.ts';
import type { trackingCalls } from '../../contract/tracking/calls.ts';
import type { Sql } from '../platform/db/database.ts';
import { SHOP_TODAY } from '../platform/db/shop-days.ts';
import { Refusal } from '../platform/errors.ts';

type Query = CheckedBodyOf<typeof trackingCalls.buriedFunnel>;
type Funnel = ResultOf<typeof trackingCalls.buriedFunnel>;

/**
 * How many accounts visited the points in this order: a step counts on the day of the step before or later, because visits
 * are kept by day. Visitors without a session cannot be followed and count as visits only.
 * @throws Refusal 900404 for an unknown point
 */
export async function readFunnel(db: Sql, { pointIds, days }: Query): Promise<Funnel> {
  const points = await db
    .selectFrom('buriedPoint')
    .select(['pointId', 'pointCode', 'name', 'nameEn'])
    .orderBy('pointCode')
    .execute();
  const byId = new Map(points.map((point) => [point.pointId, point]));
  const steps = pointIds.map((pointId) => {
    const point = byId.get(pointId);
    if (point === undefined) throw new Refusal('900404');
    return point;
  });
  if (steps.length === 0) return { points, steps: [] };
  const inPeriod = sql`c.day > ${SHOP_TODAY} - ${days}::integer and c.day <= ${SHOP_TODAY}`;
  const { rows } = await sql<{ step: number; users: number; clicks: number }>`
    with ${sql.join(steps.map(({ pointId }, index) => stepOf(pointId, { index, inPeriod })))}
    ${sql.join(
      steps.map(
        ({ pointId }, index) => sql`
          select ${sql.lit(index)} as step, (select count(*) from ${sql.raw(`step_${index}`)}) as users,
            (select coalesce(sum(c.clicks), 0) from buried_count c where c.point_id = ${pointId} and ${inPeriod}) as clicks`,
      ),
      sql` union all `,
    )}
    order by step`.execute(db);
  return {
    points,
    steps: steps.map((point, index) => ({
      ...point,
      users: rows[index]?.users ?? 0,
      clicks: rows[index]?.clicks ?? 0,
    })),
  };
}

interface StepOptions {
  index: number;
  inPeriod: RawBuilder<unknown>;
}

/** The accounts that reached a step, with the first day on which they did. */
function stepOf(pointId: number, { index, inPeriod }: StepOptions): RawBuilder<unknown> {
  const name = sql.raw(`step_${index}`);
  const visits = sql`c.point_id = ${pointId} and c.user_id <> 0 and ${inPeriod}`;
  if (index === 0)
    return sql`${name} as (select c.user_id, min(c.day) as day from buried_count c where ${visits} group by c.user_id)`;
  return sql`${name} as (
    select c.user_id, min(c.day) as day from buried_count c join ${sql.raw(`step_${index - 1}`)} before using (user_id)
    where ${visits} and c.day >= before.day group by c.user_id)`;
}
