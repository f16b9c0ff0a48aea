import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import {
  formatResetCode,
  normaliseResetCode,
  RESET_CODE_LENGTH,
  RESET_CODE_TTL_MINUTES,
} from '../../contract/account/reset-code-rules.ts';
import type { Sql } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';

/** Without characters that look alike; 80 bits in all. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const hashOf = (code: string) => createHash('sha256').update(normaliseResetCode(code)).digest('hex');

/** Codes by which users set a new password. Only their hashes are stored. */
export interface ResetCodes {
  /** A new code replaces the one before. */
  add(within: Sql, issue: { userId: number; createdBy: number }): Promise<{ code: string; expiresAt: string }>;
  /** @throws Refusal 300205 */
  requireValid(db: Sql, code: string): Promise<void>;
  /** Deletes the code in the transaction that it authorises; of two concurrent requests one succeeds. @throws Refusal 300205 */
  consume(within: Sql, code: string): Promise<{ userId: number; username: string; phoneNum: string | null }>;
}

export const resetCodes: ResetCodes = {
  async add(within, { userId, createdBy }) {
    const code = Array.from({ length: RESET_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const { rows } = await sql<{ expiresAt: string }>`
      insert into password_reset (code_hash, user_id, created_by, expires_at)
      values (${hashOf(code)}, ${userId}, ${createdBy}, monotonic_now() + make_interval(mins => ${RESET_CODE_TTL_MINUTES}))
      on conflict (user_id) do update set code_hash = excluded.code_hash, created_by = excluded.created_by,
        created_at = now(), expires_at = excluded.expires_at
      returning expires_at as "expiresAt"`.execute(within);
    return { code: formatResetCode(code), expiresAt: rows[0]?.expiresAt ?? '' };
  },
  async requireValid(db, code) {
    const { rows } = await sql`
      select from password_reset p join account a using (user_id)
      where p.code_hash = ${hashOf(code)} and p.expires_at > monotonic_now() and not a.is_disabled`.execute(db);
    if (rows.length === 0) throw new Refusal('300205');
  },
  async consume(within, code) {
    const { rows } = await sql<{ userId: number; username: string; phoneNum: string | null }>`
      delete from password_reset p using account a
      where a.user_id = p.user_id and p.code_hash = ${hashOf(code)} and p.expires_at > monotonic_now() and not a.is_disabled
      returning a.user_id as "userId", a.username, a.phone_num as "phoneNum"`.execute(within);
    const [row] = rows;
    if (row === undefined) throw new Refusal('300205');
    return row;
  },
};
