import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Captcha } from '../../../src/contract/captcha/schemas.ts';
import { type Captchas, createCaptchas } from '../../../src/server/captcha/captchas.ts';
import { createKnownClients } from '../../../src/server/http/clients/known-clients.ts';
import type { CaptchaClient } from '../../../src/server/http/request-context.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { jumpClockBack } from '../../support/database/jump-clock-back.ts';
import { openTestDatabase } from '../../support/database/open-test-database.ts';
import { proofOf } from '../../support/server/solve-captcha.ts';

const drawings = { text: 'aBcDe', count: 0, concurrent: 0, maxConcurrent: 0 };

async function draw() {
  drawings.count += 1;
  drawings.concurrent += 1;
  drawings.maxConcurrent = Math.max(drawings.maxConcurrent, drawings.concurrent);
  await Promise.resolve();
  drawings.concurrent -= 1;
  return { text: drawings.text, image: 'data:image/png;base64,YQ==' };
}

let db: Database;
let captchas: Captchas;
beforeAll(async () => {
  db = await openTestDatabase();
  captchas = createCaptchas(db, draw);
});
beforeEach(async () => {
  drawings.text = 'aBcDe';
  await db.execute('truncate captcha, rate_limit_window');
});
afterAll(() => db.close());

const ADDRESS = '198.51.100.7';

const created = new Map<string | null, Captcha>();

/** A client at the address with a picture of this text. */
async function clientWith(text = 'aBcDe', address = ADDRESS): Promise<CaptchaClient> {
  drawings.text = text;
  const captcha = await captchas.create(clientAt(address), { hasPicture: true });
  created.set(captcha.captchaId, captcha);
  // For a client that does not name its captcha.
  created.set(null, captcha);
  return { ...clientAt(address), captchaId: captcha.captchaId };
}
const clientAt = (address: string): CaptchaClient => ({ address, captchaId: null, deviceToken: null });
/** Whether the text and the proof of work are accepted. */
const isRight = async (client: CaptchaClient, userInputCode: string) => {
  const captcha = created.get(client.captchaId);
  const proof = captcha === undefined ? '' : await proofOf(captcha);
  return (await captchas.verify(client, { userInputCode, proof })) === null;
};
const anyRole = async () => {
  const role = { roleName: 'any', roleValue: 1, remark: null } as const;
  return (await db.sql.insertInto('role').values(role).returning('roleId').executeTakeFirstOrThrow()).roleId;
};
const isAccepted = (client: CaptchaClient) =>
  captchas.require(client).then(
    () => true,
    () => false,
  );
const expire = () => db.execute(`update captcha set expires_at = '2020-01-01'`);

test('a captcha has a data URL and a random id, and its answer is stored as a salted hash', async () => {
  const withPicture = () => captchas.create(clientAt(ADDRESS), { hasPicture: true });
  const pictures = [await withPicture(), await withPicture()];
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
  expect(await isRight(client, ' AbCdE ')).toBe(true);
  const uses = await Promise.all(Array.from({ length: 20 }, () => isAccepted(client)));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test('a wrong answer invalidates the captcha, so that the right one afterwards fails', async () => {
  const client = await clientWith();
  expect(await isRight(client, 'abcdf')).toBe(false);
  expect(await isRight(client, 'abcde')).toBe(false);
});

test('at most one of twenty concurrent answers is checked', async () => {
  const client = await clientWith();
  const guesses = ['abcdf', ...Array.from({ length: 19 }, () => 'abcde')];
  const right = await Promise.all(guesses.map((guess) => isRight(client, guess)));
  expect(right.filter(Boolean).length).toBeLessThanOrEqual(1);
  expect(await isRight(client, 'abcde')).toBe(false);
});

test('clients behind one address have separate captchas, and neither can invalidate the other’s', async () => {
  const first = await clientWith('abcde');
  const second = await clientWith('fghij');
  expect(await isRight(second, 'wrong')).toBe(false);
  const secondAgain = await clientWith('klmno');
  expect(await isRight(first, 'abcde')).toBe(true);
  expect(await isRight(secondAgain, 'klmno')).toBe(true);
  expect(await isAccepted(second)).toBe(false);
  expect(await isAccepted(secondAgain)).toBe(true);
  expect(await isAccepted(first)).toBe(true);
});

test('a captcha is valid only for the address that it was created for', async () => {
  const { captchaId } = await clientWith();
  const elsewhere = { ...clientAt('203.0.113.9'), captchaId };
  expect(await isRight(elsewhere, 'abcde')).toBe(false);
  expect(await isRight({ ...clientAt(ADDRESS), captchaId }, 'abcde')).toBe(true);
  expect(await isAccepted(elsewhere)).toBe(false);
  expect(await isAccepted({ ...elsewhere, captchaId: null })).toBe(false);
});

test('a client without a captcha id answers the latest captcha of its address, once', async () => {
  const unnamed = clientAt(ADDRESS);
  await clientWith('first');
  await clientWith('abcde');
  expect(await isRight(unnamed, 'abcde')).toBe(true);
  expect(await isRight(unnamed, 'abcde')).toBe(false);
  expect([await isAccepted(unnamed), await isAccepted(unnamed)]).toEqual([true, false]);
});

test('the refusal carries a new captcha', async () => {
  const client = clientAt(ADDRESS);
  const refusal = await captchas.require(client, 1).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    code: '800129',
    details: { result: { image: 'data:image/png;base64,YQ==', captchaId: expect.any(String) } },
  });
});

test('without suspicion there is a proof of work and no picture', async () => {
  const captcha = await captchas.create(clientAt(ADDRESS));
  expect(captcha.image).toBe('');
  const client = { ...clientAt(ADDRESS), captchaId: captcha.captchaId };
  expect(await captchas.verify(client, { proof: await proofOf(captcha) })).toBeNull();
  expect(await isAccepted(client)).toBe(true);
});

test('the characters of the picture are not enough without the proof of work, nor with that of another captcha', async () => {
  const first = await clientWith();
  const other = await captchas.create(clientAt(ADDRESS));
  const another = await captchas.verify(first, { userInputCode: 'abcde', proof: await proofOf(other) });
  expect(another).toMatchObject({ image: 'data:image/png;base64,YQ==', captchaId: expect.any(String) });
  const second = await clientWith();
  expect(await captchas.verify(second, { userInputCode: 'abcde' })).not.toBeNull();
  expect(await isAccepted(first)).toBe(false);
  expect(await isAccepted(second)).toBe(false);
});

test('a challenge that was made cheaper or is signed by another installation is refused', async () => {
  const forge = async (change: (parameters: Record<string, unknown>) => object) => {
    const captcha = await captchas.create(clientAt(ADDRESS));
    const challenge = JSON.parse(captcha.challenge);
    const forged = { ...captcha, challenge: JSON.stringify({ ...challenge, ...change(challenge.parameters) }) };
    const proof = await proofOf(forged);
    return captchas.verify({ ...clientAt(ADDRESS), captchaId: captcha.captchaId }, { proof });
  };
  expect(await forge(() => ({}))).toBeNull();
  expect(await forge((parameters) => ({ parameters: { ...parameters, keyPrefix: '00' } }))).not.toBeNull();
  expect(await forge(() => ({ signature: '00'.repeat(32) }))).not.toBeNull();
});

test('the proof of work gets dearer with the captchas of an address and its networks', async () => {
  const costs = [];
  for (let count = 0; count < 37; count += 1) costs.push((await captchas.create(clientAt(ADDRESS))).maxCounter);
  expect([costs[0], costs[11], costs[12], costs[24], costs[36]]).toEqual([200, 200, 400, 800, 1_600]);
  expect((await captchas.create(clientAt('203.0.113.9'))).maxCounter).toBe(200);
  const costsOfSubnets = [];
  for (let subnet = 0; subnet < 50; subnet += 1)
    costsOfSubnets.push((await captchas.create(clientAt(`2001:db8:9:${subnet.toString(16)}::1`))).maxCounter);
  expect(costsOfSubnets[0]).toBe(200);
  expect(costsOfSubnets.at(-1)).toBe(800);
  expect((await captchas.create(clientAt('2001:db8:a::1'))).maxCounter).toBe(200);
});

test('a device that has logged in does not pay for the captchas of strangers behind its address', async () => {
  for (let count = 0; count < 25; count += 1) await captchas.create(clientAt(ADDRESS));
  let token = '';
  const context = {
    ...clientAt(ADDRESS),
    setDeviceToken: (issued: string) => {
      token = issued;
    },
  };
  const { userId } = await db.sql
    .insertInto('account')
    .values({ username: 'known', passwordHash: '', roleId: await anyRole() })
    .returning('userId')
    .executeTakeFirstOrThrow();
  await createKnownClients(db).remember(userId, context);
  expect((await captchas.create({ ...clientAt(ADDRESS), deviceToken: token })).maxCounter).toBe(200);
  expect((await captchas.create({ ...clientAt(ADDRESS), deviceToken: 'planted' })).maxCounter).toBe(800);
});

test('those who cannot see the picture get a proof of work that costs eight times as much', async () => {
  const pictured = await captchas.create(clientAt(ADDRESS), { level: 1 });
  const client = { ...clientAt(ADDRESS), captchaId: pictured.captchaId };
  const instead = await captchas.replace(client, false);
  expect([pictured.image === '', instead.image === '']).toEqual([false, true]);
  expect(instead.maxCounter).toBe(pictured.maxCounter * 8);
  // The picture it replaced is no longer valid.
  expect(await captchas.verify(client, { userInputCode: 'abcde', proof: await proofOf(pictured) })).not.toBeNull();
  const named = { ...client, captchaId: instead.captchaId };
  expect(await captchas.verify(named, { proof: await proofOf(instead) })).toBeNull();
  expect(await isAccepted(named)).toBe(true);
});

test('a cheap captcha is not accepted where a dearer one is required', async () => {
  const cheap = await captchas.create(clientAt(ADDRESS));
  const client = { ...clientAt(ADDRESS), captchaId: cheap.captchaId };
  expect(await captchas.verify(client, { proof: await proofOf(cheap) })).toBeNull();
  await expect(captchas.require(client, 2)).rejects.toMatchObject({ code: '800129' });
  await captchas.require(client, 1);
});

test('every node signs with the secret of the installation', async () => {
  const captcha = await captchas.create(clientAt(ADDRESS));
  const client = { ...clientAt(ADDRESS), captchaId: captcha.captchaId };
  expect(await createCaptchas(db, draw).verify(client, { proof: await proofOf(captcha) })).toBeNull();
  const secrets = await db.sql.selectFrom('installationSecret').selectAll().execute();
  expect(secrets).toMatchObject([{ name: 'captcha', secret: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
});

test('at most fifty captchas are stored per address; the oldest are deleted', async () => {
  const first = await clientWith('first');
  const elsewhere = await clientWith('other', '203.0.113.9');
  for (let count = 0; count < 50; count += 1) await clientWith();
  expect(await db.sql.selectFrom('captcha').selectAll().execute()).toHaveLength(51);
  expect(await isRight(first, 'first')).toBe(false);
  expect(await isRight(elsewhere, 'other')).toBe(true);
});

test('an IPv6 /64 network counts as one address', async () => {
  const { captchaId } = await clientWith('abcde', '2001:db8:6:6::1');
  expect(await isRight({ ...clientAt('2001:db8:6:7::1'), captchaId }, 'abcde')).toBe(false);
  expect(await isRight({ ...clientAt('2001:db8:6:6::2'), captchaId }, 'abcde')).toBe(true);
  expect(await isAccepted({ ...clientAt('2001:db8:6:6::3'), captchaId })).toBe(true);
  for (let count = 0; count < 60; count += 1) await clientWith('abcde', `2001:db8:6:6::${count + 1}`);
  const stored = db.sql.selectFrom('captcha').selectAll().where('address', '=', '2001:db8:6:6::/64');
  expect(await stored.execute()).toHaveLength(50);
});

test('concurrent drawing is limited to two and its queue to a hundred; the other requests get a retry time', async () => {
  drawings.count = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1_000 }, () => captchas.create(clientAt(ADDRESS), { hasPicture: true })),
  );
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
  expect(await isRight(client, 'abcde')).toBe(false);
  expect(await isRight({ ...client, captchaId: null }, 'abcde')).toBe(false);
  const solved = await clientWith();
  expect(await isRight(solved, 'abcde')).toBe(true);
  await expire();
  expect(await isAccepted(solved)).toBe(false);
  expect(await isAccepted({ ...solved, captchaId: null })).toBe(false);
});

test('a captcha that has expired stays expired when the clock jumps back, and a new one is valid', async () => {
  const client = await clientWith();
  await jumpClockBack(db, 1);
  expect(await isRight(client, 'aBcDe')).toBe(false);
  expect(await isRight(await clientWith(), 'aBcDe')).toBe(true);
});
