import { expect, test } from 'vitest';
import { Refusal } from '../../../src/server/platform/errors.ts';
import { asker, openSmsCodes, place, tally, unsolved, wrongOf } from './support.ts';

const { database, codesWith, sent, spend, passTime } = openSmsCodes();

test('a code of six digits is sent, and what is stored gives it away to nobody', async () => {
  const { code, messages } = await sent();
  expect(code).toMatch(/^\d{6}$/);
  expect(messages).toMatchObject([{ phoneNum: '13800000001', purpose: 'register', language: 'zh-CN' }]);
  const stored = JSON.stringify(await database().sql.selectFrom('smsCode').selectAll().execute());
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
  const failing = database()
    .sql.transaction()
    .execute(async (within) => {
      await codes.consume(within, { scope: at, phoneCode: code });
      throw new Refusal('600306');
    });
  await expect(failing).rejects.toMatchObject({ code: '600306' });
  await spend(codes, at, code);
});

test('five wrong tries kill the code, of fifty at once as of one after the other', async () => {
  const { codes, at, code } = await sent();
  await Promise.allSettled(Array.from({ length: 50 }, (_, n) => codes.validate(at, wrongOf(code, n + 1), asker)));
  const { tries } = await database().sql.selectFrom('smsCode').select('tries').executeTakeFirstOrThrow();
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

test('a code that another has replaced, that was tried out or is over is not spent, though it was right before', async () => {
  const replaced = await sent();
  await passTime(61);
  const { codes, codeTo } = codesWith();
  await codes.send(replaced.at, asker);
  if (codeTo(place.phoneNum) !== replaced.code)
    await expect(spend(replaced.codes, replaced.at, replaced.code)).rejects.toMatchObject({ code: '600301' });
  const [at, code] = [replaced.at, codeTo(place.phoneNum)];
  await database().execute('update sms_code set tries = 5');
  await expect(spend(codes, at, code)).rejects.toMatchObject({ code: '600301' });
  await database().execute(`update sms_code set tries = 0, expires_at = now() - interval '1 second'`);
  await expect(spend(codes, at, code)).rejects.toMatchObject({ code: '600301' });
  await database().execute(`update sms_code set expires_at = now() + interval '1 minute'`);
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
  await database().execute(`insert into sms_total (key, uses, since) values ('wrong', 100, now())`);
  await expect(without.validate(at, code, asker)).rejects.toMatchObject({ code: '800129' });
  await codes.validate(at, code, asker);
  await database().execute(`update sms_total set uses = 1000`);
  await expect(codes.validate(at, code, asker)).rejects.toMatchObject({ code: '900429' });
  await database().execute(`update sms_total set since = now() - interval '10 minutes'`);
  await codes.validate(at, code, asker);
});

test('guesses at codes that were never sent trip no breaker', async () => {
  const { codes } = codesWith();
  for (const _ of [1, 2, 3])
    await expect(codes.validate(place, '123456', asker)).rejects.toMatchObject({ code: '600301' });
  expect(await database().sql.selectFrom('smsTotal').selectAll().execute()).toEqual([]);
  const { code, at } = await sent();
  await expect(codes.validate(at, wrongOf(code), asker)).rejects.toMatchObject({ code: '600301' });
  expect(
    await database().sql.selectFrom('smsTotal').select(['key', 'uses']).where('key', '=', 'wrong').execute(),
  ).toEqual([{ key: 'wrong', uses: 1 }]);
});

test('a site without an outbox shows no message', async () => {
  const { codes } = codesWith({ sender: { send: async () => undefined, outbox: null } });
  await expect(codes.listOutbox(place)).rejects.toMatchObject({ code: '900404' });
});
