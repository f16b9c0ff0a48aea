import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mountGateway } from '../../../../src/server/api-services/gateway/mount-gateway.ts';
import { createServer } from '../../../../src/server/http/create-server.ts';
import { listen } from '../../../../src/server/http/listen.ts';
import { createLoadShedding } from '../../../../src/server/http/load-shedding.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { publishInterface } from '../../../support/api-services/publish-interface.ts';
import { openTestDatabase, postgresUrlOf } from '../../../support/database/open-test-database.ts';
import {
  addKey,
  GATEWAY_SECRET,
  gatewayOn,
  signedHeaders,
  type TestKey,
} from '../../../support/server/open-gateway.ts';
import { drip, openRawSocket } from '../../../support/server/raw-socket.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

let db: Database;
let key: TestKey;
beforeAll(async () => {
  db = await openTestDatabase();
  key = await addKey(db, { units: 100 });
});
afterAll(() => db.close());

test('a client that drips its body is disconnected, and nothing is charged or logged', async () => {
  const timeouts = { headersMs: 300, requestMs: 600, idleMs: 60_000, checkIntervalMs: 50 };
  const app = createServer({ logLevel: 'silent', timeouts });
  mountGateway(app, { invoke: gatewayOn(db).invoke, loadShedding: createLoadShedding() });
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const client = await openRawSocket(port, { allowHalfOpen: true });
  client.socket.write(
    `POST /openapi/v1/oeSearch HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key.secret}\r\n` +
      'content-type: application/json\r\ncontent-length: 1000\r\n\r\n',
  );
  drip(client);
  await client.closed;
  expect(client.received()).toContain('408 Request Timeout');
  expect(await db.sql.selectFrom('apiRequest').select('requestId').execute()).toEqual([]);
  app.server.closeAllConnections();
  await app.close();
});

/** The server as it is started, with the most detailed log. */
async function startServer(url: string) {
  const environment = { DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'debug', API_KEY_SECRET: GATEWAY_SECRET };
  const script = "import('./src/server/main.ts').then(({ main }) => main())";
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const port = await vi.waitFor(() => {
    const [, announced] = /Ready at http:\/\/localhost:(\d+)/.exec(log) ?? [];
    if (announced === undefined) throw new Error(`the server does not listen: ${log}`);
    return announced;
  }, 60_000);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    async stop(): Promise<string> {
      child.kill('SIGTERM');
      await once(child, 'close');
      return log;
    },
  };
}

/** All rows of all tables as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db.sql);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(t::text, E'\n') as text from ${sql.raw(name)} t`.execute(db.sql);
    texts.push(`${name}: ${rows[0]?.text ?? ''}`);
  }
  return texts.join('\n');
}

test("a key is in neither the server's log nor the database, wherever its owner has put it", async () => {
  await publishInterface(db, { code: 'oeSearch' });
  const server = await startServer(await postgresUrlOf(db));
  const { secret } = key;
  const body = JSON.stringify({ vin: secret, [secret]: secret });
  const send = (path: string, headers: Record<string, string>, sent = body) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: sent,
    });
  const bearer = { authorization: `Bearer ${secret}` };
  const path = '/openapi/v1/oeSearch';
  expect((await send(path, bearer)).status).toBeLessThan(500);
  await send(`${path}?key=${secret}`, bearer);
  await send(`/openapi/v1/${secret}`, bearer);
  await send(path, { authorization: `Basic ${secret}` });
  await send(path, { authorization: secret });
  await send(path, { ...bearer, 'idempotency-key': secret }, '{"vin":"LSVNA2CJ1K2113527"}');
  await send(path, { ...bearer, 'user-agent': secret, 'x-forwarded-for': secret });
  await send(path, signedHeaders(key, { body, nonce: secret }));
  await send(path, bearer, `{"vin":"${secret}`);
  await send(`/mcp?${secret}`, bearer, JSON.stringify({ jsonrpc: '2.0', method: secret, id: 1 }));
  await fetch(`${server.origin}/api/usage?from=${secret}&to=2026-01-01`, { headers: bearer });
  const log = await server.stop();
  const random = secret.slice('epc_live_'.length);
  const dumped = await dump();
  expect(log).toContain('Ready at');
  expect(dumped).toContain(key.accessId);
  expect(dumped).toContain('epc_live_***');
  expect(log).not.toContain(random);
  expect(dumped).not.toContain(random);
}, 90_000);
