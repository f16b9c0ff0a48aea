import { sql } from 'kysely';
import { firingCodes } from '../../../contract/api-services/alerts/rules.ts';
import { type Actor, type Change, runChange } from '../../platform/audit/change.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { firstRequestIdOf } from '../gateway/request-id.ts';

/** A node looks for rules to check this often. */
const INTERVAL_MS = 30_000;
/** Of several nodes, one checks a rule within this time. */
const CHECKED_EVERY_S = 25;

const job: Actor = { userId: null, address: '', source: 'job' };

interface Rule {
  ruleId: number;
  name: string;
  interfaceCode: string | null;
  errorPercent: number;
  windowMinutes: number;
  callsMin: number;
  isOn: boolean;
  isFiring: boolean;
  firing: string;
}

interface InterfaceErrors {
  interfaceCode: string;
  /** Without refused ones. */
  calls: number;
  errors: number;
}

/**
 * Checks the rules that no node has checked lately. When a rule begins or ceases to fire, or fires for other interfaces,
 * that is in the audit.
 * @param everyS rules that were checked within this time are left out
 */
export async function checkAlertRules(db: Database, everyS = CHECKED_EVERY_S): Promise<void> {
  await runChange(db, job, async (change) => {
    const rules = await lockDueRules(change.sql, everyS);
    const counted = new Map<number, InterfaceErrors[]>();
    for (const minutes of new Set(rules.map(({ windowMinutes }) => windowMinutes)))
      counted.set(minutes, await countErrors(change.sql, minutes));
    for (const rule of rules) await saveState(change, rule, firingFor(rule, counted.get(rule.windowMinutes) ?? []));
  });
}

/** A rule that another node is checking is skipped. */
async function lockDueRules(db: Sql, everyS: number): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select rule_id as "ruleId", name, interface_code as "interfaceCode", error_percent as "errorPercent",
      window_minutes as "windowMinutes", calls_min as "callsMin", is_on as "isOn", is_firing as "isFiring", firing
    from api_alert_rule
    where (is_on or is_firing) and (checked_at is null or checked_at <= now() - make_interval(secs => ${everyS}))
    order by rule_id for update skip locked`.execute(db);
  return rows;
}

async function countErrors(db: Sql, minutes: number): Promise<InterfaceErrors[]> {
  const { rows: clock } = await sql<{ nowMs: number }>`
    select (extract(epoch from now()) * 1000)::float8 as "nowMs"`.execute(db);
  const oldest = firstRequestIdOf((clock[0]?.nowMs ?? Date.now()) - minutes * 60_000);
  const { rows } = await sql<InterfaceErrors>`
    select interface_code as "interfaceCode", count(*) filter (where status < 400 or status >= 500)::integer as calls,
      count(*) filter (where status >= 500)::integer as errors
    from api_request where request_id >= ${oldest}::uuid
    group by interface_code having count(*) filter (where status >= 500) > 0`.execute(db);
  return rows;
}

function firingFor({ isOn, interfaceCode, callsMin, errorPercent }: Rule, counted: readonly InterfaceErrors[]): string {
  if (!isOn) return '';
  return counted
    .filter((one) => interfaceCode === null || one.interfaceCode === interfaceCode)
    .filter(({ calls, errors }) => calls >= callsMin && errors * 100 > errorPercent * calls)
    .map((one) => one.interfaceCode)
    .sort()
    .join(', ');
}

async function saveState({ sql: db, record }: Change, rule: Rule, firing: string): Promise<void> {
  const isFiring = firing !== '';
  await sql`
    update api_alert_rule set checked_at = now(), is_firing = ${isFiring}, firing = ${firing},
      last_fired_at = case when ${isFiring && !rule.isFiring} then now() else last_fired_at end
    where rule_id = ${rule.ruleId}`.execute(db);
  if (firing === rule.firing) return;
  record({
    ...{ action: 'edit', subject: 'apiAlertRule', subjectId: rule.ruleId, subjectName: rule.name },
    before: { isFiring: rule.isFiring, firing: rule.firing },
    after: { isFiring, firing },
  });
}

/** Checks the rules while the server runs. @returns the function that stops it and awaits a running check */
export function startCheckingAlerts(db: Database, onError: (error: unknown) => void): () => Promise<void> {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= checkAlertRules(db)
      .catch(onError)
      .finally(() => {
        current = undefined;
      });
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}

/** Codes of the interfaces for which a rule fires. */
export async function listFiring(db: Sql): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('apiAlertRule').select('firing').where('isFiring', '=', true).execute();
  return new Set(rows.flatMap(firingCodes));
}
