import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Captchas, createCaptchas } from '../../../src/server/captcha/captchas.ts';
import type { CaptchaClient } from '../../../src/server/http/request-context.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

const drawings = vi.hoisted(() => ({ text: 'aBcDe', count: 0, concurrent: 0, maxConcurrent: 0 }));
vi.mock('../../../src/server/captcha/captcha-picture.ts', () => ({
  async drawCaptcha() {
    drawings.count += 1;
    drawings.concurrent += 1;
    drawings.maxConcurrent = Math.max(drawings.maxConcurrent, drawings.concurrent);
    await Promise.resolve();
    drawings.concurrent -= 1;
    return { text: drawings.text, image: 'data:image/png;base64,YQ==' };
  },
}));

let db: Database;
let captchas: Captchas;
beforeAll(async () => {
  db = await openTestDatabase();
  captchas = createCaptchas(db);
});
beforeEach(async () => {
  drawings.text = 'aBcDe';
  await db.execute('truncate captcha');
});
afterAll(() => db.close());

const ADDRESS = '198.51.100.7';

/** A client at the address with a captcha of this text. */
async function clientWith(text = 'aBcDe', address = ADDRESS): Promise<CaptchaClient> {
  drawings.text = text;
  return { address, captchaId: (await captchas.create(address)).captchaId };
}
const isAccepted = (client: CaptchaClient) =>
  captchas.require(client).then(
    () => true,
    () => false,
  );
const expire = () => db.execute(`update captcha set expires_at = '2020-01-01'`);

test('a captcha has a data URL and a random id, and its answer is stored as a salted hash', async () => {
  const pictures = [await captchas.create(ADDRESS), await captchas.create(ADDRESS)];
  for (const { image, captchaId } of pictures) {
    expect(image).toBe('data:image/png;base64,YQ==');
    expect(Buffer.from(captchaId, 'base64url')).toHaveLength(16);
  }
  expect(pictures[0]?.captchaId).not.toBe(pictures[1]?.captchaId);
  const rows = await db.sql.selectFrom('captcha').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('abcde');
  expect(rows[0]?.answerHash).not.toBe(rows[1]?.answerHash);
});

test('a right answer in any case allows one use, even among twenty concurrent ones', async () => {
  const client = await clientWith();
  expect(await isAccepted(client)).toBe(false);
  expect(await captchas.verify(client, ' AbCdE ')).toBe(true);
  const uses = await Promise.all(Array.from({ length: 20 }, () => isAccepted(client)));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test('a wrong answer invalidates the captcha, so that the right one afterwards fails', async () => {
  const client = await clientWith();
  expect(await captchas.verify(client, 'abcdf')).toBe(false);
  expect(await captchas.verify(client, 'abcde')).toBe(false);
});

test('at most one of twenty concurrent answers is checked', async () => {
  const client = await clientWith();
  const guesses = ['abcdf', ...Array.from({ length: 19 }, () => 'abcde')];
  const right = await Promise.all(guesses.map((guess) => captchas.verify(client, guess)));
  expect(right.filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(await captchas.verify(client, 'abcde')).toBe(false);
});

test('clients behind one address have separate captchas, and neither can invalidate the other’s', async () => {
  const first = await clientWith('abcde');
  const second = await clientWith('fghij');
  expect(await captchas.verify(second, 'wrong')).toBe(false);
  const secondAgain = await clientWith('klmno');
  expect(await captchas.verify(first, 'abcde')).toBe(true);
  expect(await captchas.verify(secondAgain, 'klmno')).toBe(true);
  expect(await isAccepted(second)).toBe(false);
  expect(await isAccepted(secondAgain)).toBe(true);
  expect(await isAccepted(first)).toBe(true);
});

test('a captcha is valid only for the address that it was created for', async () => {
  const { captchaId } = await clientWith();
  const elsewhere = { address: '203.0.113.9', captchaId };
  expect(await captchas.verify(elsewhere, 'abcde')).toBe(false);
  expect(await captchas.verify({ address: ADDRESS, captchaId }, 'abcde')).toBe(true);
  expect(await isAccepted(elsewhere)).toBe(false);
  expect(await isAccepted({ ...elsewhere, captchaId: null })).toBe(false);
});

test('a client without a captcha id answers the latest captcha of its address, once', async () => {
  const unnamed = { address: ADDRESS, captchaId: null };
  await clientWith('first');
  await clientWith('abcde');
  expect(await captchas.verify(unnamed, 'abcde')).toBe(true);
  expect(await captchas.verify(unnamed, 'abcde')).toBe(false);
  expect([await isAccepted(unnamed), await isAccepted(unnamed)]).toEqual([true, false]);
});

test('the refusal carries a new captcha', async () => {
  const client = { address: ADDRESS, captchaId: null };
  const refusal = await captchas.require(client).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: '800129',
    details: { result: { image: 'data:image/png;base64,YQ==', captchaId: expect.any(String) } },
  });
});

test('at most fifty captchas are stored per address; the oldest are deleted', async () => {
  const first = await clientWith('first');
  const elsewhere = await clientWith('other', '203.0.113.9');
  for (let count = 0; count < 50; count += 1) await clientWith();
  expect(await db.sql.selectFrom('captcha').selectAll().execute()).toHaveLength(51);
  expect(await captchas.verify(first, 'first')).toBe(false);
  expect(await captchas.verify(elsewhere, 'other')).toBe(true);
});

test('an IPv6 /64 network counts as one address', async () => {
  const { captchaId } = await clientWith('abcde', '2001:db8:6:6::1');
  expect(await captchas.verify({ address: '2001:db8:6:7::1', captchaId }, 'abcde')).toBe(false);
  expect(await captchas.verify({ address: '2001:db8:6:6::2', captchaId }, 'abcde')).toBe(true);
  expect(await isAccepted({ address: '2001:db8:6:6::3', captchaId })).toBe(true);
  for (let count = 0; count < 60; count += 1) await clientWith('abcde', `2001:db8:6:6::${count + 1}`);
  expect(await db.sql.selectFrom('captcha').selectAll().execute()).toHaveLength(50);
});

test('concurrent drawing is limited to two and its queue to a hundred; the other requests get a retry time', async () => {
  drawings.count = 0;
  const outcomes = await Promise.allSettled(Array.from({ length: 1_000 }, () => captchas.create(ADDRESS)));
  expect(drawings.count).toBeLessThanOrEqual(100);
  expect(drawings.maxConcurrent).toBe(2);
  const refused = outcomes.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
  expect(refused.length).toBe(1_000 - drawings.count);
  for (const reason of refused) expect(reason).toMatchObject({ code: '900503', details: { retryAfterS: 2 } });
});

test('a captcha and its solution expire after two minutes', async () => {
  const client = await clientWith();
  const [row] = await db.sql.selectFrom('captcha').select('expiresAt').execute();
  const secondsLeft = (new Date(row?.expiresAt ?? 0).getTime() - Date.now()) / 1000;
  expect(secondsLeft).toBeGreaterThan(90);
  expect(secondsLeft).toBeLessThan(130);
  await expire();
  expect(await captchas.verify(client, 'abcde')).toBe(false);
  expect(await captchas.verify({ ...client, captchaId: null }, 'abcde')).toBe(false);
  const solved = await clientWith();
  expect(await captchas.verify(solved, 'abcde')).toBe(true);
  await expire();
  expect(await isAccepted(solved)).toBe(false);
  expect(await isAccepted({ ...solved, captchaId: null })).toBe(false);
});
