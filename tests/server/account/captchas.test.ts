import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type CaptchaAsker, type Captchas, createCaptchas } from '../../../src/server/account/captchas.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';

const drawn = vi.hoisted(() => ({ text: 'aBcDe', count: 0, atOnce: 0, mostAtOnce: 0 }));
vi.mock('../../../src/server/account/captcha-picture.ts', () => ({
  async drawCaptcha() {
    drawn.count += 1;
    drawn.atOnce += 1;
    drawn.mostAtOnce = Math.max(drawn.mostAtOnce, drawn.atOnce);
    await Promise.resolve();
    drawn.atOnce -= 1;
    return { text: drawn.text, image: 'data:image/png;base64,YQ==' };
  },
}));

let db: Database;
let captchas: Captchas;
beforeAll(async () => {
  db = await openTestDatabase();
  captchas = createCaptchas(db);
});
beforeEach(async () => {
  drawn.text = 'aBcDe';
  await db.execute('truncate captcha');
});
afterAll(() => db.close());

const ADDRESS = '198.51.100.7';

/** Someone at the address who was shown a picture that says this. */
async function shown(text = 'aBcDe', address = ADDRESS): Promise<CaptchaAsker> {
  drawn.text = text;
  return { address, captchaId: (await captchas.raise(address)).captchaId };
}
const isWorth = (asker: CaptchaAsker) =>
  captchas.want(asker).then(
    () => true,
    () => false,
  );
const expire = () => db.execute(`update captcha set expires_at = '2020-01-01'`);

test('the picture is a data URL, its id is random, and the answer stays here, hashed', async () => {
  const pictures = [await captchas.raise(ADDRESS), await captchas.raise(ADDRESS)];
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

test('the right answer, whatever its case, is worth one use, of twenty at once too', async () => {
  const asker = await shown();
  expect(await isWorth(asker)).toBe(false);
  expect(await captchas.solve(asker, ' AbCdE ')).toBe(true);
  const uses = await Promise.all(Array.from({ length: 20 }, () => isWorth(asker)));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test('a wrong answer uses the picture up, and the right one afterwards is no good', async () => {
  const asker = await shown();
  expect(await captchas.solve(asker, 'abcdf')).toBe(false);
  expect(await captchas.solve(asker, 'abcde')).toBe(false);
});

test('twenty guesses at once are one guess', async () => {
  const asker = await shown();
  const guesses = ['abcdf', ...Array.from({ length: 19 }, () => 'abcde')];
  const right = await Promise.all(guesses.map((guess) => captchas.solve(asker, guess)));
  expect(right.filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(await captchas.solve(asker, 'abcde')).toBe(false);
});

test('two behind one address do not spoil each other’s picture, whoever errs or asks for another', async () => {
  const mine = await shown('abcde');
  const theirs = await shown('fghij');
  expect(await captchas.solve(theirs, 'wrong')).toBe(false);
  const theirNext = await shown('klmno');
  expect(await captchas.solve(mine, 'abcde')).toBe(true);
  expect(await captchas.solve(theirNext, 'klmno')).toBe(true);
  expect(await isWorth(theirs)).toBe(false);
  expect(await isWorth(theirNext)).toBe(true);
  expect(await isWorth(mine)).toBe(true);
});

test('a picture is good for the address that it was raised for', async () => {
  const { captchaId } = await shown();
  const elsewhere = { address: '203.0.113.9', captchaId };
  expect(await captchas.solve(elsewhere, 'abcde')).toBe(false);
  expect(await captchas.solve({ address: ADDRESS, captchaId }, 'abcde')).toBe(true);
  expect(await isWorth(elsewhere)).toBe(false);
  expect(await isWorth({ ...elsewhere, captchaId: null })).toBe(false);
});

test('who names no picture means the latest of the address, and is not shown the solved one again', async () => {
  const unnamed = { address: ADDRESS, captchaId: null };
  await shown('first');
  await shown('abcde');
  expect(await captchas.solve(unnamed, 'abcde')).toBe(true);
  expect(await captchas.solve(unnamed, 'abcde')).toBe(false);
  expect([await isWorth(unnamed), await isWorth(unnamed)]).toEqual([true, false]);
});

test('who is refused is given a new picture, for themselves', async () => {
  const asker = { address: ADDRESS, captchaId: null };
  const refusal = await captchas.want(asker).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: '800129',
    details: { result: { image: 'data:image/png;base64,YQ==', captchaId: expect.any(String) } },
  });
});

test('one address holds fifty pictures at most, the newest', async () => {
  const first = await shown('first');
  const elsewhere = await shown('other', '203.0.113.9');
  for (let count = 0; count < 50; count += 1) await shown();
  expect(await db.sql.selectFrom('captcha').selectAll().execute()).toHaveLength(51);
  expect(await captchas.solve(first, 'first')).toBe(false);
  expect(await captchas.solve(elsewhere, 'other')).toBe(true);
});

test('an IPv6 network holds as many as one address, and a picture goes with its owner to another address there', async () => {
  const { captchaId } = await shown('abcde', '2001:db8:6:6::1');
  expect(await captchas.solve({ address: '2001:db8:6:7::1', captchaId }, 'abcde')).toBe(false);
  expect(await captchas.solve({ address: '2001:db8:6:6::2', captchaId }, 'abcde')).toBe(true);
  expect(await isWorth({ address: '2001:db8:6:6::3', captchaId })).toBe(true);
  for (let count = 0; count < 60; count += 1) await shown('abcde', `2001:db8:6:6::${count + 1}`);
  expect(await db.sql.selectFrom('captcha').selectAll().execute()).toHaveLength(50);
});

test('of a thousand who ask at once a few are shown a picture, two at a time, and the rest told to come again', async () => {
  drawn.count = 0;
  const asked = await Promise.allSettled(Array.from({ length: 1_000 }, () => captchas.raise(ADDRESS)));
  expect(drawn.count).toBeLessThanOrEqual(100);
  expect(drawn.mostAtOnce).toBe(2);
  const refused = asked.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
  expect(refused.length).toBe(1_000 - drawn.count);
  for (const reason of refused) expect(reason).toMatchObject({ code: '900503', details: { retryAfterS: 2 } });
});

test('after two minutes neither the picture nor its solution is worth anything, and it is swept away', async () => {
  const asker = await shown();
  const [row] = await db.sql.selectFrom('captcha').select('expiresAt').execute();
  const secondsLeft = (new Date(row?.expiresAt ?? 0).getTime() - Date.now()) / 1000;
  expect(secondsLeft).toBeGreaterThan(90);
  expect(secondsLeft).toBeLessThan(130);
  await expire();
  expect(await captchas.solve(asker, 'abcde')).toBe(false);
  expect(await captchas.solve({ ...asker, captchaId: null }, 'abcde')).toBe(false);
  const solved = await shown();
  expect(await captchas.solve(solved, 'abcde')).toBe(true);
  await expire();
  expect(await isWorth(solved)).toBe(false);
  expect(await isWorth({ ...solved, captchaId: null })).toBe(false);
});
