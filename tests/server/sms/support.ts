import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { errorResponse, Refusal } from '../../../src/server/platform/errors.ts';
import { type CodeScope, createSmsCodes, type SmsCodes } from '../../../src/server/sms/sms-codes.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { createSmsOutbox } from '../../support/server/sms-outbox.ts';

export const place: CodeScope = {
  phoneNum: '13800000001',
  purpose: 'register',
  flow: 'flow-of-the-first-screen',
  platform: 'easyEpc',
};
export const asker = { address: '198.51.100.7', captchaId: 'of-the-picture-in-hand', language: 'zh-CN' } as const;
export const solved = { require: async () => undefined };
export const unsolved = {
  require: async () => {
    throw new Refusal('800129', { result: { image: 'a picture', captchaId: 'another-one' } });
  },
};

export const wrongOf = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
export const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : errorResponse(outcome.reason, 'en').body.code));
export const tally = (outcomes: readonly PromiseSettledResult<unknown>[]) => {
  const counts: Record<string, number> = {};
  for (const code of codesOf(outcomes)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

/** Codes on a database of the file's own, emptied before each test. */
export function openSmsCodes() {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  beforeEach(() => db.execute('truncate sms_code, sms_use, sms_total'));
  afterAll(() => db.close());

  function codesWith(given: Partial<Parameters<typeof createSmsCodes>[0]> = {}) {
    const sms = createSmsOutbox();
    const codes = createSmsCodes({ db, sender: sms.sender, captchas: solved, budgetPerHour: 10_000, ...given });
    return { codes, ...sms };
  }

  /** A code that was just sent. */
  async function sent(given: Partial<CodeScope> = {}) {
    const at = { ...place, ...given };
    const { codes, messages, codeTo } = codesWith();
    await codes.send(at, asker);
    return { at, codes, messages, code: codeTo(at.phoneNum) };
  }

  const spend = (codes: SmsCodes, at: CodeScope, code: string) =>
    db.sql.transaction().execute((within) => codes.consume(within, { scope: at, phoneCode: code }));

  /**
   * Never more than these; each of the rest is told to wait. A server with its eight connections turns some of a crowd
   * away as too busy, which the engine in the process never does.
   */
  function expectAtMost(most: number, outcomes: readonly PromiseSettledResult<unknown>[]): void {
    const { done = 0, 900429: waiting = 0, 900503: busy = 0 } = tally(outcomes);
    expect(done + waiting + busy).toBe(outcomes.length);
    expect(done).toBeLessThanOrEqual(most);
    if (db.engine === 'embedded') expect({ done, busy }).toEqual({ done: most, busy: 0 });
  }

  /** Lets the uses of every key lie so much further back. */
  const passTime = (seconds: number) =>
    db.execute(`update sms_use set used_at =
        array(select used - make_interval(secs => ${seconds}) from unnest(used_at) used);
      update sms_total set since = since - make_interval(secs => ${seconds});
      update sms_code set expires_at = expires_at - make_interval(secs => ${seconds})`);

  return { database: () => db, codesWith, sent, spend, expectAtMost, passTime };
}
