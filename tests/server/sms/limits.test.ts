import { expect, test } from 'vitest';
import type { Refusal } from '../../../src/server/platform/errors.ts';
import { fixedSettings } from '../../../src/server/platform/settings.ts';
import { codesOf, defaultScope, openSmsCodes, requester, unsolvedCaptchas } from './support.ts';

const { database, createCodes, sendCode, expectAtMost, passTime } = openSmsCodes();

test('a thousand concurrent requests for one phone send at most one message', async () => {
  const { codes, messages } = createCodes();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, n) =>
      codes.send(
        { ...defaultScope, flow: `flow-number-${n}-${'x'.repeat(12)}` },
        { ...requester, address: `10.0.${n >> 8}.${n & 255}` },
      ),
    ),
  );
  expectAtMost(1, outcomes);
  expect(messages.length).toBeLessThanOrEqual(1);
}, 120_000);

test('a phone is limited to one message a minute, five an hour and ten a day, over sliding windows', async () => {
  const { codes, messages } = createCodes();
  const trySend = async () =>
    codesOf(await Promise.allSettled([codes.send(defaultScope, { ...requester, address: String(Math.random()) })]))[0];
  const inMinutes: string[] = [];
  for (const _ of Array.from({ length: 90 })) {
    inMinutes.push((await trySend()) ?? '');
    await passTime(60);
  }
  // Minutes 0 to 4, then again from minute 60, when the first message is an hour old.
  expect(inMinutes.flatMap((code, minute) => (code === 'done' ? [minute] : []))).toEqual([
    0, 1, 2, 3, 4, 60, 61, 62, 63, 64,
  ]);
  await passTime(3 * 60 * 60);
  expect(await trySend()).toBe('900429');
  expect(messages).toHaveLength(10);
  await passTime(24 * 60 * 60);
  expect(await trySend()).toBe('done');
}, 60_000);

test('an address is limited to ten messages an hour over all phones, even with a thousand concurrent requests', async () => {
  const { codes, messages } = createCodes();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, n) =>
      codes.send({ ...defaultScope, phoneNum: String(13_700_000_000 + n) }, requester),
    ),
  );
  expectAtMost(10, outcomes);
  expect(messages.length).toBeLessThanOrEqual(10);
}, 120_000);

test('an IPv6 /64 network counts as one address', async () => {
  const { codes } = createCodes();
  const sends = Array.from({ length: 14 }, (_, index) =>
    codes.send(
      { ...defaultScope, phoneNum: `138000000${10 + index}` },
      { ...requester, address: `2001:db8:7:7:${index}::${index}` },
    ),
  );
  expectAtMost(10, await Promise.allSettled(sends));
  await codes.send({ ...defaultScope, phoneNum: '13800000099' }, { ...requester, address: '2001:db8:7:8::1' });
});

test('the site does not exceed its hourly budget, and refused messages are not counted', async () => {
  const { codes, messages } = createCodes({ settings: fixedSettings({ 'sms.perHour': 20 }) });
  const sendTo = (n: number) =>
    codes.send({ ...defaultScope, phoneNum: String(13_700_000_000 + n) }, { ...requester, address: `10.0.0.${n}` });
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => sendTo(n)));
  expectAtMost(20, outcomes);
  expect(messages.length).toBeLessThanOrEqual(20);
  const { length } = await database()
    .sql.selectFrom('rateLimitUse')
    .select('key')
    .where('key', 'like', 'phone:%')
    .execute();
  expect(length).toBeLessThanOrEqual(20);
  await passTime(60 * 60);
  await sendTo(1);
}, 60_000);

test('a refusal includes the retry time', async () => {
  const { codes } = createCodes();
  await codes.send(defaultScope, requester);
  const refusal = await codes.send(defaultScope, requester).catch((error: Refusal) => error);
  expect(refusal).toMatchObject({ code: '900429', details: { result: { retryAfterS: expect.any(Number) } } });
  const { retryAfterS = 0 } = (refusal as Refusal).details;
  expect(retryAfterS).toBeGreaterThan(55);
  expect(retryAfterS).toBeLessThanOrEqual(60);
});

test('only the first code of a flow requires a captcha, and a refusal with a wait uses none', async () => {
  const clients: unknown[] = [];
  let isSolved = false;
  const captchas = {
    async require(client: unknown) {
      clients.push(client);
      if (!isSolved) await unsolvedCaptchas.require();
    },
  };
  const { codes, messages } = createCodes({ captchas });
  await expect(codes.send(defaultScope, requester)).rejects.toMatchObject({
    code: '800129',
    details: { result: { image: 'a picture', captchaId: 'another-one' } },
  });
  expect(messages).toEqual([]);
  isSolved = true;
  await codes.send(defaultScope, requester);
  await expect(codes.send(defaultScope, requester)).rejects.toMatchObject({ code: '900429' });
  isSolved = false;
  await passTime(61);
  await codes.send(defaultScope, requester);
  await passTime(61);
  await expect(codes.send({ ...defaultScope, flow: 'flow-of-the-second-screen' }, requester)).rejects.toMatchObject({
    code: '800129',
  });
  expect(clients).toEqual([requester, requester, requester]);
});

test('a wait is reported before a captcha is required', async () => {
  await sendCode();
  const { codes } = createCodes({ captchas: unsolvedCaptchas });
  const otherFlow = { ...defaultScope, flow: 'flow-of-the-second-screen' };
  await expect(codes.send(otherFlow, { ...requester, address: '203.0.113.9' })).rejects.toMatchObject({
    code: '900429',
  });
  await database().execute(`update rate_limit_use set used_at = array_fill(clock_timestamp(), array[10])
    where key = 'address:${requester.address}'`);
  const otherPhone = { ...otherFlow, phoneNum: '13800000002' };
  await expect(codes.send(otherPhone, requester)).rejects.toMatchObject({ code: '900429' });
});
