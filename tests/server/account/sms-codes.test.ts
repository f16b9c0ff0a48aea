import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CodePlace, createSmsCodes, type SmsCodes } from '../../../src/server/account/sms-codes.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { answerOf, Refusal } from '../../../src/server/errors.ts';
import { openTestDatabase } from '../../support/db.ts';
import { keepSms } from '../../support/keep-sms.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => db.execute('truncate sms_code, sms_use, sms_total'));
afterAll(() => db.close());

const place: CodePlace = {
  phoneNum: '13800000001',
  purpose: 'register',
  flow: 'flow-of-the-first-screen',
  platform: 'easyEpc',
};
const asker = { address: '198.51.100.7', captchaId: 'of-the-picture-in-hand', language: 'zh-CN' } as const;
const solved = { want: async () => undefined };
const unsolved = {
  want: async () => {
    throw new Refusal('800129', { result: { image: 'a picture', captchaId: 'another-one' } });
  },
};

function codesWith(given: Partial<Parameters<typeof createSmsCodes>[0]> = {}) {
  const sms = keepSms();
  const codes = createSmsCodes({ db, sender: sms.sender, captchas: solved, budgetPerHour: 10_000, ...given });
  return { codes, ...sms };
}

/** A code that was just sent. */
async function sent(given: Partial<CodePlace> = {}) {
  const at = { ...place, ...given };
  const { codes, messages, codeTo } = codesWith();
  await codes.send(at, asker);
  return { at, codes, messages, code: codeTo(at.phoneNum) };
}

const wrongOf = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const spend = (codes: SmsCodes, at: CodePlace, code: string) =>
  db.sql.transaction().execute((within) => codes.spend(within, { place: at, phoneCode: code }));
const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : answerOf(outcome.reason, 'en').body.code));
const tally = (outcomes: readonly PromiseSettledResult<unknown>[]) => {
  const counts: Record<string, number> = {};
  for (const code of codesOf(outcomes)) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

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

test('a code of six digits is sent, and what is stored gives it away to nobody', async () => {
  const { code, messages } = await sent();
  expect(code).toMatch(/^\d{6}$/);
  expect(messages).toMatchObject([{ phoneNum: '13800000001', purpose: 'register', language: 'zh-CN' }]);
  const stored = JSON.stringify(await db.sql.selectFrom('smsCode').selectAll().execute());
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(place.flow);
});

test('a right code can be looked at again and again, and used once under twenty at once', async () => {
  const { codes, at, code } = await sent();
  for (const _ of Array.from({ length: 10 })) await codes.validate(at, code, asker);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => spend(codes, at, code)));
  expect(tally(outcomes)).toEqual({ done: 1, 600301: 19 });
  await expect(codes.validate(at, code, asker)).rejects.toMatchObject({ code: '600301' });
});

test('a code that was spent in a transaction that failed is still good', async () => {
  const { codes, at, code } = await sent();
  const failing = db.sql.transaction().execute(async (within) => {
    await codes.spend(within, { place: at, phoneCode: code });
    throw new Refusal('600306');
  });
  await expect(failing).rejects.toMatchObject({ code: '600306' });
  await spend(codes, at, code);
});

test('five wrong tries kill the code, of fifty at once as of one after the other', async () => {
  const { codes, at, code } = await sent();
  await Promise.allSettled(Array.from({ length: 50 }, (_, n) => codes.validate(at, wrongOf(code, n + 1), asker)));
  const { tries } = await db.sql.selectFrom('smsCode').select('tries').executeTakeFirstOrThrow();
  expect(tries).toBe(5);
  await expect(codes.validate(at, code, asker)).rejects.toMatchObject({ code: '600301' });
  await expect(spend(codes, at, code)).rejects.toMatchObject({ code: '600301' });
});

test('four wrong tries leave the code its fifth', async () => {
  const { codes, at, code } = await sent();
  for (const n of [1, 2, 3, 4])
    await expect(codes.validate(at, wrongOf(code, n), asker)).rejects.toMatchObject({ code: '600301' });
  await codes.validate(at, code, asker);
  await spend(codes, at, code);
});

test.each([
  ['another phone', { phoneNum: '13800000002' }],
  ['another purpose', { purpose: 'forget' }],
  ['another screen', { flow: 'flow-of-the-second-screen' }],
  ['another platform', { platform: 'qpzj' }],
] as const)('a code is good for nothing else: %s', async (_, other) => {
  const { codes, at, code } = await sent();
  const elsewhere = { ...at, ...other };
  await expect(codes.validate(elsewhere, code, asker)).rejects.toMatchObject({ code: '600301' });
  await expect(spend(codes, elsewhere, code)).rejects.toMatchObject({ code: '600301' });
  await codes.validate(at, code, asker);
});

test('a code dies after ten minutes', async () => {
  const { codes, at, code } = await sent();
  await passTime(10 * 60 - 5);
  await codes.validate(at, code, asker);
  await passTime(5);
  await expect(codes.validate(at, code, asker)).rejects.toMatchObject({ code: '600301' });
  await expect(spend(codes, at, code)).rejects.toMatchObject({ code: '600301' });
});

test('a code dies when its screen is left, and with the next one', async () => {
  const first = await sent();
  await first.codes.invalidate(first.at);
  await expect(first.codes.validate(first.at, first.code, asker)).rejects.toMatchObject({ code: '600301' });
  await passTime(60);
  const second = await sent();
  await passTime(60);
  const third = await sent();
  if (second.code !== third.code)
    await expect(third.codes.validate(third.at, second.code, asker)).rejects.toMatchObject({ code: '600301' });
  await third.codes.validate(third.at, third.code, asker);
});

test('a thousand requests at once for one phone send one message', async () => {
  const { codes, messages } = codesWith();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, n) =>
      codes.send(
        { ...place, flow: `flow-number-${n}-${'x'.repeat(12)}` },
        { ...asker, address: `10.0.${n >> 8}.${n & 255}` },
      ),
    ),
  );
  expectAtMost(1, outcomes);
  expect(messages.length).toBeLessThanOrEqual(1);
}, 120_000);

test('one phone gets one a minute, five an hour and ten a day, whatever the turn of the hour', async () => {
  const { codes, messages } = codesWith();
  const trySend = async () =>
    codesOf(await Promise.allSettled([codes.send(place, { ...asker, address: String(Math.random()) })]))[0];
  const inMinutes: string[] = [];
  for (const _ of Array.from({ length: 90 })) {
    inMinutes.push((await trySend()) ?? '');
    await passTime(60);
  }
  // Minutes 0 to 4, then again from the minute on at which the first of them is an hour old.
  expect(inMinutes.flatMap((code, minute) => (code === 'done' ? [minute] : []))).toEqual([
    0, 1, 2, 3, 4, 60, 61, 62, 63, 64,
  ]);
  await passTime(3 * 60 * 60);
  expect(await trySend()).toBe('900429');
  expect(messages).toHaveLength(10);
  await passTime(24 * 60 * 60);
  expect(await trySend()).toBe('done');
}, 60_000);

test('one address gets ten an hour for phones of every kind, of a thousand asked for at once', async () => {
  const { codes, messages } = codesWith();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, n) => codes.send({ ...place, phoneNum: String(13_700_000_000 + n) }, asker)),
  );
  expectAtMost(10, outcomes);
  expect(messages.length).toBeLessThanOrEqual(10);
}, 120_000);

test('whoever has one IPv6 address has 2^64 of them: they count as one', async () => {
  const { codes } = codesWith();
  const sends = Array.from({ length: 14 }, (_, index) =>
    codes.send(
      { ...place, phoneNum: `138000000${10 + index}` },
      { ...asker, address: `2001:db8:7:7:${index}::${index}` },
    ),
  );
  expectAtMost(10, await Promise.allSettled(sends));
  await codes.send({ ...place, phoneNum: '13800000099' }, { ...asker, address: '2001:db8:7:8::1' });
});

test('the whole site sends no more than its budget, and what was refused counts for nobody', async () => {
  const { codes, messages } = codesWith({ budgetPerHour: 20 });
  const sendTo = (n: number) =>
    codes.send({ ...place, phoneNum: String(13_700_000_000 + n) }, { ...asker, address: `10.0.0.${n}` });
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => sendTo(n)));
  expectAtMost(20, outcomes);
  expect(messages.length).toBeLessThanOrEqual(20);
  const { length } = await db.sql.selectFrom('smsUse').select('key').where('key', 'like', 'phone:%').execute();
  expect(length).toBeLessThanOrEqual(20);
  await passTime(60 * 60);
  await sendTo(1);
}, 60_000);

test('a refusal says how long to wait', async () => {
  const { codes } = codesWith();
  await codes.send(place, asker);
  const refusal = await codes.send(place, asker).catch((error: Refusal) => error);
  expect(refusal).toMatchObject({ code: '900429', details: { result: { retryAfterS: expect.any(Number) } } });
  const { retryAfterS = 0 } = (refusal as Refusal).details;
  expect(retryAfterS).toBeGreaterThan(55);
  expect(retryAfterS).toBeLessThanOrEqual(60);
});

test('the first code of a screen wants a captcha, its next one none, and a wait costs no captcha', async () => {
  const askers: unknown[] = [];
  let isSolved = false;
  const captchas = {
    async want(whoever: unknown) {
      askers.push(whoever);
      if (!isSolved) await unsolved.want();
    },
  };
  const { codes, messages } = codesWith({ captchas });
  await expect(codes.send(place, asker)).rejects.toMatchObject({
    code: '800129',
    details: { result: { image: 'a picture', captchaId: 'another-one' } },
  });
  expect(messages).toEqual([]);
  isSolved = true;
  await codes.send(place, asker);
  await expect(codes.send(place, asker)).rejects.toMatchObject({ code: '900429' });
  isSolved = false;
  await passTime(61);
  await codes.send(place, asker);
  await passTime(61);
  await expect(codes.send({ ...place, flow: 'flow-of-the-second-screen' }, asker)).rejects.toMatchObject({
    code: '800129',
  });
  expect(askers).toEqual([asker, asker, asker]);
});

test('whoever has to wait is told so before a captcha is asked for', async () => {
  await sent();
  const { codes } = codesWith({ captchas: unsolved });
  const otherFlow = { ...place, flow: 'flow-of-the-second-screen' };
  await expect(codes.send(otherFlow, { ...asker, address: '203.0.113.9' })).rejects.toMatchObject({ code: '900429' });
  await db.execute(`update sms_use set used_at = array_fill(clock_timestamp(), array[10])
    where key = 'address:${asker.address}'`);
  const otherPhone = { ...otherFlow, phoneNum: '13800000002' };
  await expect(codes.send(otherPhone, asker)).rejects.toMatchObject({ code: '900429' });
});

test('a code that another has replaced, that was tried out or is over is not spent, though it was right before', async () => {
  const replaced = await sent();
  await passTime(61);
  const { codes, codeTo } = codesWith();
  await codes.send(replaced.at, asker);
  if (codeTo(place.phoneNum) !== replaced.code)
    await expect(spend(replaced.codes, replaced.at, replaced.code)).rejects.toMatchObject({ code: '600301' });
  const [at, code] = [replaced.at, codeTo(place.phoneNum)];
  await db.execute('update sms_code set tries = 5');
  await expect(spend(codes, at, code)).rejects.toMatchObject({ code: '600301' });
  await db.execute(`update sms_code set tries = 0, expires_at = now() - interval '1 second'`);
  await expect(spend(codes, at, code)).rejects.toMatchObject({ code: '600301' });
  await db.execute(`update sms_code set expires_at = now() + interval '1 minute'`);
  await spend(codes, at, code);
});

test('a new code has its five tries again', async () => {
  const { at, codes, code } = await sent();
  for (const by of [1, 2, 3, 4, 5])
    await expect(codes.validate(at, wrongOf(code, by), asker)).rejects.toMatchObject({ code: '600301' });
  await passTime(61);
  const next = codesWith();
  await next.codes.send(at, asker);
  await next.codes.validate(at, next.codeTo(at.phoneNum), asker);
});

test('many wrong codes on the site as a whole raise a captcha before each try, then stop all tries for a while', async () => {
  const { codes, at, code } = await sent();
  const without = codesWith({ captchas: unsolved }).codes;
  await codes.validate(at, code, asker);
  await db.execute(`insert into sms_total (key, uses, since) values ('wrong', 100, now())`);
  await expect(without.validate(at, code, asker)).rejects.toMatchObject({ code: '800129' });
  await codes.validate(at, code, asker);
  await db.execute(`update sms_total set uses = 1000`);
  await expect(codes.validate(at, code, asker)).rejects.toMatchObject({ code: '900429' });
  await db.execute(`update sms_total set since = now() - interval '10 minutes'`);
  await codes.validate(at, code, asker);
});

test('guesses at codes that were never sent trip no breaker', async () => {
  const { codes } = codesWith();
  for (const _ of [1, 2, 3])
    await expect(codes.validate(place, '123456', asker)).rejects.toMatchObject({ code: '600301' });
  expect(await db.sql.selectFrom('smsTotal').selectAll().execute()).toEqual([]);
  const { code, at } = await sent();
  await expect(codes.validate(at, wrongOf(code), asker)).rejects.toMatchObject({ code: '600301' });
  expect(await db.sql.selectFrom('smsTotal').select(['key', 'uses']).where('key', '=', 'wrong').execute()).toEqual([
    { key: 'wrong', uses: 1 },
  ]);
});

test('a site without an outbox shows no message', async () => {
  const { codes } = codesWith({ sender: { send: async () => undefined, outbox: null } });
  await expect(codes.outbox(place)).rejects.toMatchObject({ code: '900404' });
});
