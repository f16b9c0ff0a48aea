import { expect, test } from 'vitest';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { fixedSettings } from '../../../src/server/platform/settings.ts';
import { jumpClockBack } from '../../support/database/jump-clock-back.ts';
import { countByCode, defaultScope, openSmsCodes, requester, unsolvedCaptchas, wrongCodeFor } from './support.ts';

const { database, createCodes, sendCode, consume, passTime, makeOwner } = openSmsCodes();

test('a code has six digits and is not stored in plain text', async () => {
  const { code, messages } = await sendCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(messages).toMatchObject([{ phoneNum: '13800000001', purpose: 'register', language: 'zh-CN' }]);
  const stored = JSON.stringify(await database().sql.selectFrom('smsCode').selectAll().execute());
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(defaultScope.flow);
});

test('a right code can be checked repeatedly but used once, even by twenty concurrent requests', async () => {
  const { codes, scope, code } = await sendCode();
  for (const _ of Array.from({ length: 10 })) await codes.validate(scope, code, requester);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => consume(codes, scope, code)));
  expect(countByCode(outcomes)).toEqual({ done: 1, 600301: 19 });
  await expect(codes.validate(scope, code, requester)).rejects.toMatchObject({ code: '600301' });
});

test('a code stays valid if the transaction that used it fails', async () => {
  const { codes, scope, code } = await sendCode();
  const failing = database()
    .sql.transaction()
    .execute(async (trx) => {
      await codes.consume(trx, { scope, phoneCode: code });
      throw new Refusal('600306');
    });
  await expect(failing).rejects.toMatchObject({ code: '600306' });
  await consume(codes, scope, code);
});

test('five wrong attempts invalidate a code, even among fifty concurrent ones', async () => {
  const { codes, scope, code } = await sendCode();
  await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => codes.validate(scope, wrongCodeFor(code, n + 1), requester)),
  );
  const { tries } = await database().sql.selectFrom('smsCode').select('tries').executeTakeFirstOrThrow();
  expect(tries).toBe(5);
  await expect(codes.validate(scope, code, requester)).rejects.toMatchObject({ code: '600301' });
  await expect(consume(codes, scope, code)).rejects.toMatchObject({ code: '600301' });
});

test('a code stays valid after four wrong attempts', async () => {
  const { codes, scope, code } = await sendCode();
  for (const n of [1, 2, 3, 4])
    await expect(codes.validate(scope, wrongCodeFor(code, n), requester)).rejects.toMatchObject({ code: '600301' });
  await codes.validate(scope, code, requester);
  await consume(codes, scope, code);
});

test.each([
  ['another phone', { phoneNum: '13800000002' }],
  ['another purpose', { purpose: 'forget' }],
  ['another screen', { flow: 'flow-of-the-second-screen' }],
  ['another platform', { platform: 'qpzj' }],
] as const)('a code is not valid for %s', async (_, other) => {
  const { codes, scope, code } = await sendCode();
  const otherScope = { ...scope, ...other };
  await expect(codes.validate(otherScope, code, requester)).rejects.toMatchObject({ code: '600301' });
  await expect(consume(codes, otherScope, code)).rejects.toMatchObject({ code: '600301' });
  await codes.validate(scope, code, requester);
});

test('a code expires after ten minutes', async () => {
  const { codes, scope, code } = await sendCode();
  await passTime(10 * 60 - 5);
  await codes.validate(scope, code, requester);
  await passTime(5);
  await expect(codes.validate(scope, code, requester)).rejects.toMatchObject({ code: '600301' });
  await expect(consume(codes, scope, code)).rejects.toMatchObject({ code: '600301' });
});

test('a code is invalidated explicitly or by the next code', async () => {
  const first = await sendCode();
  await first.codes.invalidate(first.scope);
  await expect(first.codes.validate(first.scope, first.code, requester)).rejects.toMatchObject({ code: '600301' });
  await passTime(60);
  const second = await sendCode();
  await passTime(60);
  const third = await sendCode();
  if (second.code !== third.code)
    await expect(third.codes.validate(third.scope, second.code, requester)).rejects.toMatchObject({ code: '600301' });
  await third.codes.validate(third.scope, third.code, requester);
});

test('a code that was replaced, has no attempts left or has expired cannot be used', async () => {
  const replaced = await sendCode();
  await passTime(61);
  const { codes, codeTo } = createCodes();
  await codes.send(replaced.scope, requester);
  if (codeTo(defaultScope.phoneNum) !== replaced.code)
    await expect(consume(replaced.codes, replaced.scope, replaced.code)).rejects.toMatchObject({ code: '600301' });
  const [scope, code] = [replaced.scope, codeTo(defaultScope.phoneNum)];
  await database().execute('update sms_code set tries = 5');
  await expect(consume(codes, scope, code)).rejects.toMatchObject({ code: '600301' });
  await database().execute(`update sms_code set tries = 0, expires_at = now() - interval '1 second'`);
  await expect(consume(codes, scope, code)).rejects.toMatchObject({ code: '600301' });
  await database().execute(`update sms_code set expires_at = now() + interval '1 minute'`);
  await consume(codes, scope, code);
});

test('a new code starts with five attempts', async () => {
  const { scope, codes, code } = await sendCode();
  for (const offset of [1, 2, 3, 4, 5])
    await expect(codes.validate(scope, wrongCodeFor(code, offset), requester)).rejects.toMatchObject({
      code: '600301',
    });
  await passTime(61);
  const next = createCodes();
  await next.codes.send(scope, requester);
  await next.codes.validate(scope, next.codeTo(scope.phoneNum), requester);
});

test('many wrong codes across the site require captchas, then block all attempts for a while', async () => {
  const { codes, scope, code } = await sendCode();
  const codesWithoutCaptcha = createCodes({ captchas: unsolvedCaptchas }).codes;
  await codes.validate(scope, code, requester);
  await database().execute(`insert into rate_limit_window (key, uses, since) values ('wrong', 100, now())`);
  await expect(codesWithoutCaptcha.validate(scope, code, requester)).rejects.toMatchObject({ code: '800129' });
  await codes.validate(scope, code, requester);
  await database().execute(`update rate_limit_window set uses = 1000`);
  await expect(codes.validate(scope, code, requester)).rejects.toMatchObject({ code: '900429' });
  await database().execute(`update rate_limit_window set since = now() - interval '10 minutes'`);
  await codes.validate(scope, code, requester);
});

test('an address and its networks reach their limit of wrong codes long before the site does', async () => {
  const guessFrom = async (address: string, phoneNum: string) => {
    const { codes, scope, code } = await sendCode({ phoneNum });
    await database().execute('truncate rate_limit_use');
    const guesses = [1, 2, 3, 4, 5].map((n) =>
      codes.validate(scope, wrongCodeFor(code, n), { ...requester, address }).catch((error: Refusal) => error.code),
    );
    return Promise.all(guesses);
  };
  const outcomes = new Set<unknown>();
  for (let phone = 10; phone < 90; phone += 1) {
    const network = `2001:db8:77:${(phone * 256).toString(16)}::1`;
    for (const outcome of await guessFrom(network, `138000000${phone}`)) outcomes.add(outcome);
  }
  expect([...outcomes].sort()).toEqual(['600301', '900429']);
  expect(await wrongCodes('wrong:2001:db8:77::/48')).toBe(160);
  expect(await wrongCodes('wrong')).toBeLessThanOrEqual(165);
  const elsewhere = await sendCode({ phoneNum: '13800000001' });
  await elsewhere.codes.validate(elsewhere.scope, elsewhere.code, requester);
});

const wrongCodes = async (key: string) =>
  (await database().sql.selectFrom('rateLimitWindow').select('uses').where('key', '=', key).executeTakeFirst())?.uses ??
  0;

test('a device that has logged in to the phone’s account enters codes while strangers are refused', async () => {
  const owner = await makeOwner('13800000001', requester.address);
  const { codes, scope, code } = await sendCode({ purpose: 'login' });
  await database().execute(`insert into rate_limit_window (key, uses, since) values
    ('wrong', 1000, now()), ('wrong:${requester.address}', 40, now()), ('wrong:phone:13800000001', 15, now())`);
  await expect(codes.validate(scope, code, requester)).rejects.toMatchObject({ code: '900429' });
  await codes.validate(scope, code, { ...requester, deviceToken: owner.deviceToken });
  const stranger = await makeOwner('13800000002', '203.0.113.1');
  await expect(codes.validate(scope, code, { ...requester, deviceToken: stranger.deviceToken })).rejects.toMatchObject({
    code: '900429',
  });
  await database().execute(`update rate_limit_window set uses = 1200 where key = 'wrong'`);
  await expect(codes.validate(scope, code, { ...requester, deviceToken: owner.deviceToken })).rejects.toMatchObject({
    code: '900429',
  });
});

test('a part of the site’s messages is reserved for devices that have logged in to the phone’s account', async () => {
  const owner = await makeOwner('13800000001', requester.address);
  const { codes, messages } = createCodes({ settings: fixedSettings({ 'sms.perHour': 100 }) });
  await database().execute(`insert into rate_limit_window (key, uses, since) values ('sent', 80, now())`);
  await database().execute(`insert into rate_limit_use (key, used_at, last_at)
    values ('address:${requester.address}', array_fill(clock_timestamp(), array[10]), now())`);
  const scope = { ...defaultScope, purpose: 'login' } as const;
  await expect(codes.send(scope, { ...requester, address: '203.0.113.9' })).rejects.toMatchObject({ code: '900429' });
  await expect(codes.send(scope, requester)).rejects.toMatchObject({ code: '900429' });
  await codes.send(scope, { ...requester, deviceToken: owner.deviceToken });
  expect(messages).toHaveLength(1);
});

test('the captcha for a code gets dearer as the site’s messages run out', async () => {
  const levels: unknown[] = [];
  const captchas = {
    async require(_client: unknown, level?: number) {
      levels.push(level);
    },
  };
  const { codes } = createCodes({ captchas, settings: fixedSettings({ 'sms.perHour': 100 }) });
  for (const [index, sent] of [0, 25, 45, 70].entries()) {
    await database().execute(
      `truncate rate_limit_window; insert into rate_limit_window (key, uses, since) values ('sent', ${sent}, now())`,
    );
    await codes.send({ ...defaultScope, phoneNum: `1380000001${index}` }, requester);
  }
  expect(levels).toEqual([0, 1, 2, 3]);
});

test('guesses at codes that were never sent do not count towards the site’s limit', async () => {
  const { codes } = createCodes();
  for (const _ of [1, 2, 3])
    await expect(codes.validate(defaultScope, '123456', requester)).rejects.toMatchObject({ code: '600301' });
  expect(await database().sql.selectFrom('rateLimitWindow').selectAll().execute()).toEqual([]);
  const { code, scope } = await sendCode();
  await expect(codes.validate(scope, wrongCodeFor(code), requester)).rejects.toMatchObject({ code: '600301' });
  expect(
    await database().sql.selectFrom('rateLimitWindow').select(['key', 'uses']).where('key', '=', 'wrong').execute(),
  ).toEqual([{ key: 'wrong', uses: 1 }]);
});

test('the outbox is reported as not found on a site without one', async () => {
  const { codes } = createCodes({ sender: { send: async () => undefined, outbox: null } });
  await expect(codes.listOutbox(defaultScope)).rejects.toMatchObject({ code: '900404' });
});

test('a code that has expired stays expired when the clock jumps back', async () => {
  const { codes, scope, code } = await sendCode();
  await codes.validate(scope, code, requester);
  await jumpClockBack(database(), 1);
  await expect(codes.validate(scope, code, requester)).rejects.toMatchObject({ code: '600301' });
  await expect(consume(codes, scope, code)).rejects.toMatchObject({ code: '600301' });
});
