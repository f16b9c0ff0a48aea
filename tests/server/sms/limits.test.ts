import { expect, test } from 'vitest';
import type { Refusal } from '../../../src/server/platform/errors.ts';
import { asker, codesOf, openSmsCodes, place, unsolved } from './support.ts';

const { database, codesWith, sent, expectAtMost, passTime } = openSmsCodes();

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
  const { length } = await database().sql.selectFrom('smsUse').select('key').where('key', 'like', 'phone:%').execute();
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
  const clients: unknown[] = [];
  let isSolved = false;
  const captchas = {
    async require(client: unknown) {
      clients.push(client);
      if (!isSolved) await unsolved.require();
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
  expect(clients).toEqual([asker, asker, asker]);
});

test('whoever has to wait is told so before a captcha is asked for', async () => {
  await sent();
  const { codes } = codesWith({ captchas: unsolved });
  const otherFlow = { ...place, flow: 'flow-of-the-second-screen' };
  await expect(codes.send(otherFlow, { ...asker, address: '203.0.113.9' })).rejects.toMatchObject({ code: '900429' });
  await database().execute(`update sms_use set used_at = array_fill(clock_timestamp(), array[10])
    where key = 'address:${asker.address}'`);
  const otherPhone = { ...otherFlow, phoneNum: '13800000002' };
  await expect(codes.send(otherPhone, asker)).rejects.toMatchObject({ code: '900429' });
});
