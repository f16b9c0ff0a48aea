import { sql } from 'kysely';
import type { FitReportKind, fitReportStatuses } from '../contract/fit-reports/rules.ts';
import type { Database, Sql } from '../server/platform/db/database.ts';
import { isUnfilled } from './is-unfilled.ts';

/** The seed must never change: databases keep it. */
const FILL = { seed: 'demo-fit-reports', table: 'fit_report' };
const LOCK = 7_364_134;

interface SampleReport {
  /** Position among the demo's main accounts; the shop is 0. */
  company: number;
  stdPartCode: string;
  /** The first vehicle from this one on that has the part. */
  fromVehicle: number;
  kind: FitReportKind;
  note: string;
  status: (typeof fitReportStatuses)[number];
  answer?: string;
  hoursAgo: number;
}

/** They correct nothing: no look-up of the demo depends on them. Their answers are seen: no account begins with news. */
const samples: readonly SampleReport[] = [
  {
    ...{ company: 0, stdPartCode: 'P1701001', fromVehicle: 1200, kind: 'misfit', status: 'open', hoursAgo: 3 },
    note: '卡钳干涉，摩擦片装不进去。实车是 300 毫米盘。',
  },
  {
    ...{ company: 1, stdPartCode: 'P1701001', fromVehicle: 1200, kind: 'misfit', status: 'confirmed', hoursAgo: 130 },
    note: '买回来装不上，退了两次。',
    answer: '已向厂家核实：该车型应使用大盘刹车片，下一版目录更正。',
  },
  {
    ...{ company: 2, stdPartCode: 'P1004001', fromVehicle: 1500, kind: 'quantity', status: 'confirmed', hoursAgo: 220 },
    note: '实车只用 1 件。',
    answer: '已确认，下一版目录更正。',
  },
  {
    ...{ company: 1, stdPartCode: 'P1701003', fromVehicle: 900, kind: 'fits', status: 'needsMore', hoursAgo: 40 },
    note: '目录写不适用，实车装上正好。',
    answer: '请补充旧件上的配件号照片和车辆铭牌。',
  },
  {
    ...{ company: 2, stdPartCode: 'P1701003', fromVehicle: 1700, kind: 'superseded', status: 'open', hoursAgo: 20 },
    note: '4S 店说这个号已经停供，要订新号。',
  },
  {
    ...{
      company: 0,
      stdPartCode: 'P1004001',
      fromVehicle: 2600,
      kind: 'picture',
      status: 'notConfirmed',
      hoursAgo: 300,
    },
    note: '图上位置好像画反了。',
    answer: '核对过原厂图，位置无误：图为从下往上看。',
  },
];

/** Adds reports about the fit of parts, in every state that the staff knows, to a demo that has none. */
export async function ensureFitReports(db: Database): Promise<void> {
  if (!(await isUnfilled(db.sql, FILL))) return;
  await db.sql.transaction().execute(async (within) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(within);
    if (!(await isUnfilled(within, FILL))) return;
    // Ids and days agree: lists are sorted by id.
    for (const sample of samples.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) await addReport(within, sample);
    await within.insertInto('catalogueFill').values({ name: FILL.seed }).execute();
  });
}

/** Nothing if no vehicle has the part. */
async function addReport(db: Sql, sample: SampleReport): Promise<void> {
  const { company, stdPartCode, fromVehicle, kind, note, status, answer = '', hoursAgo } = sample;
  const createdAt = sql`now() - make_interval(hours => ${hoursAgo})`;
  // A working day later; the newest are answered at once.
  const answeredAt = sql`least(now(), ${createdAt} + interval '20 hours')`;
  await sql`
    insert into fit_report (user_id, company_id, platform, vehicle_id, group_id, vehicle_class, vehicle_name_zh,
      vehicle_name_en, oe_id, brand_id, oe, part_name_zh, part_name_en, assembly_id, assembly_name_zh, assembly_name_en,
      callout, kind, note, status, answer, answered_by, answered_at, seen_at,
      created_at)
    select reporter.user_id, reporter.user_id, 'v3', v.vehicle_id, v.group_id, f.vehicle_class,
      concat_ws(' ', maker.name_zh, f.name_zh, v.name_zh), concat_ws(' ', maker.name_en, f.name_en, v.name_en),
      row.oe_id, row.brand_id, row.oe, row.name_zh, row.name_en, row.assembly_id, row.assembly_zh, row.assembly_en,
      row.callout, ${kind}, ${note}, ${status}, ${answer},
      case when ${answer}::text <> '' then (select user_id from account where username = 'admin') end,
      case when ${answer}::text <> '' then ${answeredAt} end,
      case when ${answer}::text <> '' then now() end, ${createdAt}
    from (
      select a.user_id from account a join role r using (role_id)
      where r.role_value = 1 and a.acct_level = 0 and a.parent_id is null and not a.is_disabled and a.username <> 'visitor'
      order by a.username = 'shop' desc, a.user_id limit 1 offset ${company}
    ) reporter
    cross join vehicle v
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    join brand maker on maker.brand_id = f.brand_id
    cross join lateral (
      select p.oe_id, p.brand_id, p.oe, p.name_zh, p.name_en, a.assembly_id, node.name_zh as assembly_zh,
        node.name_en as assembly_en, fit.callout
      from assembly a
      join part_group node on node.part_group_id = a.part_group_id
      join fit on fit.assembly_id = a.assembly_id
      join part p on p.oe_id = fit.oe_id
      join std_part s on s.std_part_id = p.std_part_id and s.std_part_code = ${stdPartCode}
      where a.group_id = v.group_id
      order by fit.fit_id limit 1
    ) row
    where v.vehicle_id >= ${fromVehicle}
    order by v.vehicle_id limit 1`.execute(db);
}
