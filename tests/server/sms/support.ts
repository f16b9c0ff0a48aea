import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createKnownClients } from '../../../src/server/http/clients/known-clients.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { errorResponse, Refusal } from '../../../src/server/platform/errors.ts';
import { fixedSettings } from '../../../src/server/platform/settings.ts';
import { type CodeScope, createSmsCodes, type SmsCodes } from '../../../src/server/sms/sms-codes.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { createSmsOutbox } from '../../support/server/sms-outbox.ts';

export const defaultScope: CodeScope = {
  phoneNum: '13800000001',
  purpose: 'register',
  flow: 'flow-of-the-first-screen',
  platform: 'easyEpc',
};
export const requester = {
  address: '198.51.100.7',
  captchaId: 'of-the-picture-in-hand',
  deviceToken: null,
  language: 'zh-CN',
  session: null,
} as const;
export const solvedCaptchas = { require: async () => undefined };
export const unsolvedCaptchas = {
  require: async () => {
    throw new Refusal('800129', { result: { image: 'a picture', captchaId: 'another-one' } });
  },
};

export const wrongCodeFor = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
export const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : errorResponse(outcome.reason, 'en').body.code));
export const countByCode = (outcomes: readonly PromiseSettledResult<unknown>[]) => {
  const counts: Record<string, number> = {};
  for (const code of codesOf(outcomes)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

/** SMS codes on the test file's own database, which is emptied before each test. */
export function openSmsCodes() {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  beforeEach(() =>
    db.execute('truncate sms_code, rate_limit_use, rate_limit_window, known_client; truncate account, role cascade'),
  );
  afterAll(() => db.close());

  function createCodes(given: Partial<Parameters<typeof createSmsCodes>[0]> = {}) {
    const sms = createSmsOutbox();
    const codes = createSmsCodes({
      db,
      sender: sms.sender,
      captchas: solvedCaptchas,
      settings: fixedSettings({ 'sms.perHour': 10_000 }),
      ...given,
    });
    return { codes, ...sms };
  }

  /** Sends a code and returns it. */
  async function sendCode(given: Partial<CodeScope> = {}) {
    const scope = { ...defaultScope, ...given };
    const { codes, messages, codeTo } = createCodes();
    await codes.send(scope, requester);
    return { scope, codes, messages, code: codeTo(scope.phoneNum) };
  }

  const consume = (codes: SmsCodes, scope: CodeScope, code: string) =>
    db.sql.transaction().execute((trx) => codes.consume(trx, { scope, phoneCode: code }));

  /**
   * At most this many succeed, and the others are refused with a wait. A server with eight connections also refuses some
   * as too busy, which the embedded engine never does.
   */
  function expectAtMost(max: number, outcomes: readonly PromiseSettledResult<unknown>[]): void {
    const { done = 0, 900429: waiting = 0, 900503: busy = 0 } = countByCode(outcomes);
    expect(done + waiting + busy).toBe(outcomes.length);
    expect(done).toBeLessThanOrEqual(max);
    if (db.engine === 'embedded') expect({ done, busy }).toEqual({ done: max, busy: 0 });
  }

  /** An account with this phone that has logged in from the address; returns its device's token. */
  async function makeOwner(phoneNum: string, address: string) {
    const roleName = `role of ${phoneNum}`;
    const { roleId } = await db.sql
      .insertInto('role')
      .values({ roleName, roleValue: 1, remark: null })
      .returning('roleId')
      .executeTakeFirstOrThrow();
    const { userId } = await db.sql
      .insertInto('account')
      .values({ username: phoneNum, passwordHash: '', roleId, phoneNum })
      .returning('userId')
      .executeTakeFirstOrThrow();
    const issued: string[] = [];
    const setDeviceToken = (token: string) => void issued.push(token);
    await createKnownClients(db).remember(userId, { address, deviceToken: null, setDeviceToken });
    return { userId, deviceToken: issued[0] ?? '' };
  }

  /** Moves all stored times back. */
  const passTime = (seconds: number) =>
    db.execute(`update rate_limit_use set used_at =
        array(select used - make_interval(secs => ${seconds}) from unnest(used_at) used);
      update rate_limit_window set since = since - make_interval(secs => ${seconds});
      update sms_code set expires_at = expires_at - make_interval(secs => ${seconds})`);

  return { database: () => db, createCodes, sendCode, consume, expectAtMost, passTime, makeOwner };
}
