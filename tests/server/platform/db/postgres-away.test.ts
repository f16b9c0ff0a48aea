import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBaseData } from '../../../../src/server/access/base-data.ts';
import { buildApp } from '../../../../src/server/app.ts';
import { migrate } from '../../../../src/server/platform/db/migrate.ts';
import { openPostgres } from '../../../../src/server/platform/db/postgres.ts';
import { createDatabase } from '../../../support/database/create-database.ts';
import { postgresServerUrl } from '../../../support/database/open-test-database.ts';
import { openTcpProxy, type TcpProxy } from '../../../support/server/tcp-proxy.ts';

const WITHIN_MS = 3_000;
const AGAIN_WITHIN_MS = 2_000;

describe('a PostgreSQL server that becomes unavailable', () => {
  let proxy: TcpProxy;
  let url = '';
  let stop = async () => {};

  beforeAll(async () => {
    const serverUrl = new URL(postgresServerUrl());
    proxy = await openTcpProxy({ host: serverUrl.hostname, port: Number(serverUrl.port) });
    const proxiedUrl = new URL((await createDatabase(serverUrl.href)).url);
    proxiedUrl.port = String(proxy.port);
    const db = openPostgres({ url: proxiedUrl.href, onConnectionLost: () => undefined, poolSize: 4 });
    await migrate(db);
    await ensureBaseData(db);
    const app = buildApp({ db, demo: null, pagesFolder: null, logLevel: 'silent' });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
    stop = async () => {
      await app.close();
      proxy.resume();
      await db.close();
    };
  });

  afterAll(() => stop());

  const logIn = async () => {
    const startedAt = performance.now();
    const body = JSON.stringify({ data: { username: 'unknown', password: 'wrong' } });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/auth/token`, { method: 'POST', headers, body });
    const envelope: { code: string } = await response.json();
    return { status: response.status, code: envelope.code, ms: performance.now() - startedAt };
  };

  /** Milliseconds until a request succeeds again. */
  const timeToRecovery = async () => {
    const startedAt = performance.now();
    while ((await logIn()).status !== 200)
      if (performance.now() - startedAt > 10_000) throw new Error('the server did not recover');
    return performance.now() - startedAt;
  };

  test('is reported as 503 in the envelope within 3 s, and requests succeed within 2 s of its return', async () => {
    expect((await logIn()).code).toBe('600101');
    await proxy.stop();
    const away = await logIn();
    expect(away).toMatchObject({ status: 503, code: '900503' });
    expect(away.ms).toBeLessThan(WITHIN_MS);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    await proxy.restart();
    expect(await timeToRecovery()).toBeLessThan(AGAIN_WITHIN_MS);
  });

  test('is reported by the readiness probe within 1.5 s if it hangs', async () => {
    proxy.hang();
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/readyz`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    proxy.resume();
    await timeToRecovery();
  });

  test('is reported as 503 within 3 s for concurrent requests if it hangs, and requests succeed within 2 s of its return', async () => {
    proxy.hang();
    const answers = await Promise.all(Array.from({ length: 12 }, logIn));
    for (const { status, ms } of answers) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(WITHIN_MS);
    }
    proxy.resume();
    expect(await timeToRecovery()).toBeLessThan(AGAIN_WITHIN_MS);
  });
});
