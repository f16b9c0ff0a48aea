import { expect, test } from 'vitest';
import { RETRY_DELAYS_S } from '../../../../src/contract/api-services/webhooks/rules.ts';
import { webhookVector } from '../../../../src/server/api-services/documents/samples/webhook-vector.ts';
import { internet } from '../../../../src/server/api-services/upstreams/guarded-post.ts';
import { retryDelayS } from '../../../../src/server/api-services/webhooks/retry-delay.ts';
import { sendWebhook, signedHeaders, webhookBody } from '../../../../src/server/api-services/webhooks/send-webhook.ts';
import { openReceiver } from '../../../support/api-services/webhook-receiver.ts';

const { secret, id, timestamp, body, signature } = webhookVector;
const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

test('the published vector of Standard Webhooks gets its signature', () => {
  const at = new Date(Number(timestamp) * 1_000);
  expect(signedHeaders({ eventId: id, body, secrets: [secret] }, at)).toMatchObject({
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  });
});

test('two secrets give two signatures, separated by a space', () => {
  const at = new Date(Number(timestamp) * 1_000);
  const signatures = signedHeaders({ eventId: id, body, secrets: [other, secret] }, at)['webhook-signature']?.split(
    ' ',
  );
  expect(signatures).toHaveLength(2);
  expect(signatures?.[1]).toBe(signature);
});

test('a body has the type, the time and the data, in the order of their fields', () => {
  const event = { kind: 'test' as const, createdAt: '2026-11-20T02:00:00.000Z', data: { z: 1, a: 2 } };
  expect(webhookBody(event)).toBe('{"type":"test","timestamp":"2026-11-20T02:00:00.000Z","data":{"z":1,"a":2}}');
});

test('an endpoint that does not answer in time is given up', async () => {
  const silent = await openReceiver(() => undefined);
  const outgoing = { url: silent.url, eventId: id, body, secrets: [secret] };
  const result = await sendWebhook(outgoing, { network: internet, allowsLoopback: true, timeoutMs: 150 });
  expect(result).toMatchObject({ status: null, problem: 'timeout' });
  silent.close();
});

test('an endpoint that refuses the connection, and a name that is unknown, are said so', async () => {
  const closed = await openReceiver();
  closed.close();
  const sending = { network: internet, allowsLoopback: true };
  expect(await sendWebhook({ url: closed.url, eventId: id, body, secrets: [secret] }, sending)).toMatchObject({
    status: null,
    problem: 'unreachable',
  });
  const network = { ...internet, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
  const url = 'https://hooks.example.com/';
  expect(await sendWebhook({ url, eventId: id, body, secrets: [secret] }, { ...sending, network })).toMatchObject({
    problem: 'unknownHost',
  });
});

test('the waits grow to about three days, each by at most a fifth shorter or longer, and then end', () => {
  const waits = RETRY_DELAYS_S.map((_, index) => retryDelayS(index + 1, () => 0.5) ?? 0);
  expect(waits).toEqual([...waits].sort((one, two) => one - two));
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
  expect(retryDelayS(1, () => 0)).toBeCloseTo(4);
  expect(retryDelayS(1, () => 1)).toBeCloseTo(6);
  expect(retryDelayS(RETRY_DELAYS_S.length + 1)).toBeUndefined();
});
