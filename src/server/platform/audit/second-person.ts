import { sql } from 'kysely';
import { APPROVAL_DAYS, type ApprovalKind } from '../../../contract/approvals/rules.ts';
import {
  type SettingKey,
  type SettingValue,
  settingDefaults,
  settingDefinitions,
  settingKeys,
} from '../../../contract/settings/definitions.ts';
import type { Sql } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import type { Change } from './change.ts';
import { changedFields } from './changed-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a second person is to approve. */
export interface Question {
  kind: ApprovalKind;
  /** For a limit: what it is compared with. */
  amount?: number;
  subject: string;
  /** Empty for a record that is to be added. */
  subjectId: number | string;
  subjectName?: string;
  /** Whole values: only the fields that differ need approval. */
  before: Values;
  after: Values;
}

/** Thrown out of a change that waits for a second person, so that its transaction is rolled back. */
export class ApprovalNeeded extends Error {
  readonly question: Question;
  /** The write that makes the change, where the call that was sent does not tell. */
  readonly operation: string | undefined;

  constructor(question: Question, operation?: string) {
    super(`${question.kind} waits for a second person`);
    this.name = 'ApprovalNeeded';
    this.question = question;
    this.operation = operation;
  }
}

/**
 * Stops a change that needs a second person by the settings; call it once everything else about the change is checked.
 * @throws ApprovalNeeded
 */
export async function requireSecondPerson(change: Change, question: Question): Promise<void> {
  if (change.isApproved === true || !(await isRequired(change.sql, question))) return;
  throw new ApprovalNeeded(question);
}

/** From the table, not from the memory of a node: a setting that was switched on counts at once. */
async function isRequired(db: Sql, { kind, amount = 0 }: Question): Promise<boolean> {
  if (kind === 'secondPersonSetting') {
    const values = await Promise.all(settingKeys.filter(isSecondPersonKey).map((key) => readSetting(db, key)));
    return values.some((value) => value !== false && value !== null);
  }
  const value = await readSetting(db, `secondPerson.${kind}`);
  return value === true || (typeof value === 'number' && amount > value);
}

export const isSecondPersonKey = (key: SettingKey): boolean => key.startsWith('secondPerson.');

/** The value of a setting in this moment. */
export async function readSetting(db: Sql, key: SettingKey): Promise<SettingValue> {
  const { rows } = await sql<{ value: string | null }>`
    select value from setting_change where key = ${key} order by row_version desc limit 1`.execute(db);
  const stored = rows[0]?.value ?? null;
  if (stored === null) return settingDefaults[key];
  return settingDefinitions[key].schema.safeParse(JSON.parse(stored)).data ?? settingDefaults[key];
}

export interface ApprovalRequest {
  /** The write that makes the change, a call as a rule, and its validated body. */
  operation: string;
  body: unknown;
  question: Question;
}

/**
 * Stores a change that waits, within a transaction that does not make it.
 * @throws Refusal 301013 if the same change of the record waits already
 */
export async function requestApproval(
  change: Change,
  { operation, body, question }: ApprovalRequest,
): Promise<Refusal> {
  const { sql: db, actor, record } = change;
  const { kind, subject, subjectName = '' } = question;
  const subjectId = String(question.subjectId);
  const { before, after } = changedFields(question.before, question.after);
  if (actor.userId === null) throw new Error('a command cannot request an approval');
  await expireApprovals(db);
  const row = await db
    .insertInto('approval')
    .values({
      ...{ kind, operation, subject, subjectId, subjectName, source: actor.source, address: actor.address },
      body: JSON.stringify(body),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      requestedBy: actor.userId,
      expiresAt: sql<string>`now() + make_interval(days => ${APPROVAL_DAYS})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('approvalId')
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('301013');
  const { approvalId } = row;
  record({ action: 'ask', subject, subjectId, subjectName, before, after });
  return new Refusal('301010', { result: { approvalId } });
}

/** Closes open approvals whose time is over. */
export async function expireApprovals(db: Sql): Promise<void> {
  await sql`update approval set state = 'expired', decided_at = expires_at
    where state = 'open' and expires_at <= now()`.execute(db);
}
