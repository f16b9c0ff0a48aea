import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ANSWER_KEPT_BYTES, RETRY_DELAYS_S } from '../../../../src/contract/api-services/webhooks/rules.ts';
import { internet } from '../../../../src/server/api-services/upstreams/guarded-post.ts';
import { claimDeliveries } from '../../../../src/server/api-services/webhooks/claim-deliveries.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import {
  addEndpoint,
  deliverDue,
  delivererOn,
  emit,
  listDeliveries,
  makeDue,
  openReceiver,
  rotateSecret,
} from '../../../support/api-services/webhook-receiver.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { addCustomer } from '../../../support/server/open-gateway.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const receivers: { close(): void }[] = [];
afterEach(async () => {
  for (const receiver of receivers.splice(0)) receiver.close();
  await sql`delete from webhook_endpoint`.execute(db.sql);
});

async function receiver(...args: Parameters<typeof openReceiver>) {
  const opened = await openReceiver(...args);
  receivers.push(opened);
  return opened;
}

/** An endpoint of a new customer at a receiver, with one event. */
async function endpointAt(url: string) {
  const userId = await addCustomer(db);
  const endpoint = await addEndpoint(db, { userId, url });
  await emit(db, userId);
  return { userId, ...endpoint };
}

const attemptsOf = (endpointId: number) =>
  db.sql
    .selectFrom('webhookAttempt')
    .innerJoin('webhookDelivery', 'webhookDelivery.deliveryId', 'webhookAttempt.deliveryId')
    .select(['number', 'status', 'problem', 'answer', 'headers'])
    .where('endpointId', '=', endpointId)
    .orderBy('number')
    .execute();

const endpointOf = (endpointId: number) =>
  db.sql.selectFrom('webhookEndpoint').selectAll().where('endpointId', '=', endpointId).executeTakeFirstOrThrow();

test('an event arrives as Standard Webhooks verifies it, and the log has the headers as sent', async () => {
  const at = await receiver((response) => response.writeHead(200).end('thanks'));
  const { endpointId, secret } = await endpointAt(at.url);
  await deliverDue(delivererOn(db));
  expect(at.received).toHaveLength(1);
  const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = at.received;
  expect(path).toBe('/hook');
  expect(new Webhook(secret).verify(body, Object(headers))).toMatchObject({ type: 'key.expiring', data: { keyId: 7 } });
  expect(() => new Webhook(secret).verify(`${body} `, Object(headers))).toThrow('No matching signature');
  expect(headers['content-type']).toBe('application/json');
  const [attempt] = await attemptsOf(endpointId);
  expect(attempt).toMatchObject({ number: 1, status: 200, problem: null, answer: 'thanks' });
  expect(headers).toMatchObject(attempt?.headers ?? { none: true });
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

test('after a rotation both secrets verify, and after its time only the new one', async () => {
  const at = await receiver();
  const { endpointId, sealId, secret, userId } = await endpointAt(at.url);
  const newSecret = await rotateSecret(db, { endpointId, sealId });
  await deliverDue(delivererOn(db));
  const [first] = at.received;
  for (const each of [secret, newSecret])
    expect(new Webhook(each).verify(first?.body ?? '', Object(first?.headers))).toBeDefined();
  await sql`update webhook_endpoint set old_valid_until = now()`.execute(db.sql);
  await emit(db, userId);
  await deliverDue(delivererOn(db));
  const second = at.received[1];
  expect(new Webhook(newSecret).verify(second?.body ?? '', Object(second?.headers))).toBeDefined();
  expect(() => new Webhook(secret).verify(second?.body ?? '', Object(second?.headers))).toThrow();
});

test('a failed attempt is tried again after growing times, under the same id and with the same bytes', async () => {
  const at = await receiver((response) => response.writeHead(500).end());
  const { endpointId } = await endpointAt(at.url);
  const deliverer = delivererOn(db);
  for (const delay of RETRY_DELAYS_S) {
    await deliverDue(deliverer);
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from due_at - now())::float8 as wait from webhook_delivery
      where endpoint_id = ${endpointId} and state = 'pending'`.execute(db.sql);
    expect(rows[0]?.wait).toBeGreaterThan(delay * 0.8 - 3);
    expect(rows[0]?.wait).toBeLessThanOrEqual(delay * 1.2);
    await makeDue(db);
  }
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'pending', failures: RETRY_DELAYS_S.length }]);
  expect(new Set(at.received.map(({ body }) => body)).size).toBe(1);
  expect(new Set(at.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('an endpoint whose every attempt failed for all retries is turned off, and its owner is told', async () => {
  const at = await receiver((response) => response.writeHead(503).end());
  const { endpointId, userId } = await endpointAt(at.url);
  const deliverer = delivererOn(db);
  for (let attempt = 0; attempt <= RETRY_DELAYS_S.length; attempt += 1) {
    expect((await endpointOf(endpointId)).isOn).toBe(true);
    await deliverDue(deliverer);
    await makeDue(db);
  }
  expect(await endpointOf(endpointId)).toMatchObject({ isOn: false, stoppedReason: 'failing', rowVersion: 2 });
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'failed' }]);
  const log = await db.sql
    .selectFrom('operationLog')
    .select(['action', 'subject'])
    .where('userId', '=', userId)
    .execute();
  expect(log).toEqual([{ action: 'webhookStopped', subject: at.url }]);
  const audit = await db.sql
    .selectFrom('auditEntry')
    .select(['source', 'subjectId'])
    .where('subject', '=', 'webhook')
    .where('subjectId', '=', String(endpointId))
    .execute();
  expect(audit).toEqual([{ source: 'job', subjectId: String(endpointId) }]);
});

test('an endpoint that succeeds now and then stays on when one event fails to the end', async () => {
  const at = await receiver((response, { body }) => response.writeHead(body.includes('key.exp') ? 400 : 204).end());
  const { endpointId, userId } = await endpointAt(at.url);
  const deliverer = delivererOn(db);
  for (let attempt = 0; attempt <= RETRY_DELAYS_S.length; attempt += 1) {
    if (attempt === 5) await emit(db, userId, 'quota.threshold');
    await deliverDue(deliverer);
    await makeDue(db);
  }
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'failed' }, { state: 'delivered' }]);
  expect((await endpointOf(endpointId)).isOn).toBe(true);
});

test('an endpoint that answers 410 is turned off at once, with everything that waits for it', async () => {
  const at = await receiver((response) => response.writeHead(410).end());
  const { endpointId, userId } = await endpointAt(at.url);
  for (let events = 0; events < 3; events += 1) await emit(db, userId);
  await deliverDue(delivererOn(db));
  expect(await endpointOf(endpointId)).toMatchObject({ isOn: false, stoppedReason: 'gone' });
  expect(new Set((await listDeliveries(db, endpointId)).map(({ state }) => state))).toEqual(new Set(['failed']));
  // Two run at once; the others are not sent.
  expect(at.received.length).toBeLessThanOrEqual(2);
});

test('a redirect is not followed', async () => {
  const inside = await receiver();
  const at = await receiver((response) => response.writeHead(307, { location: inside.url }).end());
  const { endpointId } = await endpointAt(at.url);
  await deliverDue(delivererOn(db));
  expect(await attemptsOf(endpointId)).toMatchObject([{ status: 307, problem: 'redirect' }]);
  expect(inside.received).toEqual([]);
});

test('nothing is sent to loopback addresses, except by a demo that only this machine reaches', async () => {
  const at = await receiver();
  const { endpointId } = await endpointAt(at.url);
  await deliverDue(delivererOn(db, { allowsLoopback: false }));
  expect(await attemptsOf(endpointId)).toMatchObject([{ status: null, problem: 'privateAddress' }]);
  expect(at.received).toEqual([]);
});

test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:192.168.0.1', 'fd00::1'])(
  'a public name that resolves to %s is not connected to',
  async (address) => {
    const { endpointId } = await endpointAt('https://hooks.example.com/epc');
    const resolve = vi.fn(async () => [{ address, family: address.includes(':') ? 6 : 4 }]);
    await deliverDue(delivererOn(db, { network: { ...internet, resolve } }));
    expect(resolve).toHaveBeenCalledWith('hooks.example.com');
    expect(await attemptsOf(endpointId)).toMatchObject([{ status: null, problem: 'privateAddress' }]);
  },
);

test('five nodes at once send each event once', async () => {
  const at = await receiver();
  const { userId } = await endpointAt(at.url);
  for (let events = 0; events < 9; events += 1) await emit(db, userId);
  await Promise.all(Array.from({ length: 5 }, () => deliverDue(delivererOn(db))));
  const ids = at.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

test('what a dead node has claimed is delivered once its claim is over, and not before', async () => {
  const at = await receiver();
  const { endpointId } = await endpointAt(at.url);
  expect(await claimDeliveries(db.sql, { limit: 10, busy: [] })).toHaveLength(1);
  await deliverDue(delivererOn(db));
  expect(at.received).toEqual([]);
  await makeDue(db);
  await deliverDue(delivererOn(db));
  expect(at.received).toHaveLength(1);
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('a late failure of a claim that has passed to another node does not undo its success', async () => {
  let failFirst: (() => void) | undefined;
  const at = await receiver((response) => {
    if (failFirst === undefined) failFirst = () => response.writeHead(500).end();
    else response.writeHead(204).end();
  });
  const { endpointId } = await endpointAt(at.url);
  // The last attempt: its failure would be final.
  await sql`update webhook_delivery set failures = ${RETRY_DELAYS_S.length}`.execute(db.sql);
  const slow = delivererOn(db);
  await slow.tick();
  await vi.waitFor(() => expect(failFirst).toBeDefined());
  await makeDue(db);
  await deliverDue(delivererOn(db));
  failFirst?.();
  await slow.drain();
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  expect(await attemptsOf(endpointId)).toMatchObject([{ status: 500 }, { status: 204 }]);
});

test('an endpoint that does not answer holds up no other', async () => {
  const silent = await receiver(() => undefined);
  const { userId } = await endpointAt(silent.url);
  for (let events = 0; events < 40; events += 1) await emit(db, userId);
  const at = await receiver();
  const deliverer = delivererOn(db);
  await deliverer.tick();
  await vi.waitFor(() => expect(silent.received).toHaveLength(2));
  await endpointAt(at.url);
  expect(await deliverer.tick()).toBe(1);
  await vi.waitFor(() => expect(at.received).toHaveLength(1));
  expect(silent.received).toHaveLength(2);
  deliverer.abort();
  await deliverer.drain();
});

test('a server that stops gives up what is under way, and another delivers it', async () => {
  let isSilent = true;
  const at = await receiver((response) => {
    if (!isSilent) response.writeHead(204).end();
  });
  const { endpointId } = await endpointAt(at.url);
  const stopping = delivererOn(db);
  await stopping.tick();
  await vi.waitFor(() => expect(at.received).toHaveLength(1));
  stopping.abort();
  await stopping.drain();
  expect(await attemptsOf(endpointId)).toEqual([]);
  isSilent = false;
  await makeDue(db);
  await deliverDue(delivererOn(db));
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'delivered' }]);
});

test('of an endless answer a bounded part is read and its beginning is kept, without what cannot be stored', async () => {
  let sent = 0;
  const at = await receiver((response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write(`\u0000${'é'.repeat(8_000)}`)) sent += 16_001;
    };
    response.on('drain', pour);
    pour();
  });
  const { endpointId } = await endpointAt(at.url);
  await deliverDue(delivererOn(db));
  const [attempt] = await attemptsOf(endpointId);
  expect(attempt).toMatchObject({ status: 200, problem: null });
  expect(attempt?.answer).toMatch(/^é+/);
  expect(Buffer.byteLength(attempt?.answer ?? '')).toBeLessThanOrEqual(ANSWER_KEPT_BYTES + 2);
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test('an endpoint that is deleted, or turned off, while it is delivered to is no error', async () => {
  const answers: (() => void)[] = [];
  const at = await receiver((response) => answers.push(() => response.writeHead(500).end()));
  const { endpointId } = await endpointAt(at.url);
  const errors: unknown[] = [];
  const deliverer = delivererOn(db, { onError: (error) => errors.push(error) });
  await deliverer.tick();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await sql`delete from webhook_endpoint where endpoint_id = ${endpointId}`.execute(db.sql);
  answers[0]?.();
  await deliverer.drain();
  expect(errors).toEqual([]);
});
