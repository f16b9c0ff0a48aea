import { expect, test } from 'vitest';
import type { LimitState } from '../../../../src/server/api-services/gateway/leased-limits.ts';
import { responseHeaders } from '../../../../src/server/api-services/gateway/response-headers.ts';

const state = (name: string): LimitState => ({
  limit: { name, key: `${name}:1`, window: 'minute', points: 60 },
  remaining: 12,
  resetS: 30,
});
const headersOf = (given: Partial<Parameters<typeof responseHeaders>[0]>) =>
  responseHeaders({ live: undefined, states: [], status: 200, retryAfterS: undefined, ...given });

test('the limits of the caller are stated, the one that all customers of an interface share is not', () => {
  const headers = headersOf({ states: [state('key'), state('interface')] });
  expect(headers).toMatchObject({ 'ratelimit-policy': '"key";q=60;w=60', ratelimit: '"key";r=12;t=30' });
  expect(headersOf({ states: [state('interface')] })).toEqual({ 'cache-control': 'no-store' });
});

test('a refused key is told how to identify itself, a limited one when to come back', () => {
  expect(headersOf({ status: 401 })['www-authenticate']).toBe('Bearer realm="openapi"');
  expect(headersOf({ status: 403 })).not.toHaveProperty('www-authenticate');
  expect(headersOf({ status: 429, retryAfterS: 7 })['retry-after']).toBe('7');
});
