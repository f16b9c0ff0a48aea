import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../../src/server/app.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';

const token = 'a token of a scraper';
let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  db = await openTestDatabase();
  app = build(token);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await db.close();
});

const build = (metricsToken: string | null) =>
  buildApp({ db, demo: null, pagesFolder: null, logLevel: 'silent', web: { metricsToken } });

const scrape = (authorization?: string) =>
  app.inject({ url: '/metrics', ...(authorization !== undefined && { headers: { authorization } }) });

test('a scraper with the token gets response times by route, and what runs and waits', async () => {
  await app.inject({ method: 'POST', url: '/api/PAGE_20002', payload: { data: {} } });
  await app.inject('/nothing/of/this/kind');
  await app.inject('/healthz');
  const { statusCode, headers, body } = await scrape(`Bearer ${token}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('http_request_duration_seconds_count{method="POST",route="/api/PAGE_20002",status="401"} 1');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1');
  expect(body).not.toContain('/nothing/of/this/kind');
  expect(body).toMatch(/^calls_running 0$/m);
  expect(body).toMatch(/^calls_waiting 0$/m);
  expect(body).toMatch(/^database_connections \d+$/m);
  expect(body).toMatch(/^database_statements_waiting 0$/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test.each([undefined, 'Bearer', 'Bearer another token', token])('%s gets no figures', async (authorization) => {
  const { statusCode, headers, body } = await scrape(authorization);
  expect(statusCode).toBe(401);
  expect(headers['www-authenticate']).toBe('Bearer realm="metrics"');
  expect(body).not.toContain('http_request');
});

test('without a token there are no metrics', async () => {
  const plain = build(null);
  const { statusCode } = await plain.inject({ url: '/metrics', headers: { authorization: 'Bearer null' } });
  expect(statusCode).toBe(404);
  await plain.close();
});
