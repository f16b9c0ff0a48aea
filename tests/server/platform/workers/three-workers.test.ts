import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import type { AnyCall } from '../../../../src/contract/call.ts';
import { captchaHeader } from '../../../../src/contract/captcha/captcha-header.ts';
import { ensureBaseData } from '../../../../src/server/access/base-data.ts';
import { createPasswords } from '../../../../src/server/account/passwords.ts';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase, postgresUrlOf } from '../../../support/database/open-test-database.ts';
import { proofOf } from '../../../support/server/solve-captcha.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';

// Three processes behind one port; the tests run in order, and the last one stops them.

/** On two slow cores three processes take twenty seconds to start. */
const WITHIN = { timeout: 50_000, interval: 50 };
const METRICS_TOKEN = 'sixteen characters';
const PASSWORD = 'Right#2026';

let db: Database;
let folder: string;
let server: ChildProcess;
let output = '';
let port = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  await ensureBaseData(db);
  await fillTinyCatalogue(db);
  const passwordHash = await createPasswords().hash(PASSWORD);
  const { roleId } = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', 1)
    .executeTakeFirstOrThrow();
  const account = (username: string) => ({ username, passwordHash, roleId });
  await db.sql.insertInto('account').values(['mechanic', 'searcher', 'forgetful'].map(account)).execute();
  folder = await mkdtemp(path.join(tmpdir(), 'test-workers-'));
  const environment = { WORKERS: '3', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', METRICS_TOKEN };
  server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/server/children/workers-child.ts'], {
    env: { ...process.env, ...environment, DATABASE_URL: await postgresUrlOf(db), CALLS_PER_MINUTE: '100' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  await vi.waitFor(() => {
    port = Number(/Ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]);
    expect(port).toBeGreaterThan(0);
  }, WITHIN);
  // Those that do not listen yet get no connections.
  await vi.waitFor(() => expect(output.match(/Server listening/g)).toHaveLength(3), WITHIN);
}, 120_000);
afterAll(async () => {
  server?.kill('SIGKILL');
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  text: string;
  code: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests know the results of their calls.
  result: any;
}

interface Sending {
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

/** Over a connection of its own: the processes get connections in turn. */
function send(location: string, { body, token = '', headers: more = {} }: Sending = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: token, 'content-type': 'application/json', connection: 'close', ...more };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ port, host: '127.0.0.1', path: location, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => {
        const isEnvelope = text.startsWith('{"code"');
        resolve({
          status: response.statusCode ?? 0,
          text,
          ...(isEnvelope ? JSON.parse(text) : { code: '', result: null }),
        });
      });
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify({ data: body }));
  });
}

const post = (call: AnyCall, body: object, token?: string) =>
  send(call.path, token === undefined ? { body } : { body, token });
const logIn = async (username: string) => {
  const { code, result } = await post(calls.token, { username, password: PASSWORD });
  expect(code).toBe('000000');
  return { token: String(result.token), userId: Number(result.user.id) };
};
/** As many requests as reach each process three times. */
const times = <Result>(run: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 9 }, (_, turn) => run(turn)));
/** A request that a process has begun to read; its body is sent by the function that is returned. */
async function openRequest(): Promise<() => Promise<number>> {
  const headers = { 'content-type': 'application/json', expect: '100-continue', connection: 'close' };
  const sent = request({ port, host: '127.0.0.1', path: calls.siteInfo.path, method: 'POST', headers, agent: false });
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  return async () => {
    sent.end(JSON.stringify({ data: {} }));
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  };
}

/** Of the workers that run, by the lines that they log when they listen. */
const workerPids = () =>
  [...output.matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid)).filter(isAlive);
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('three processes serve the port, and log lines name theirs', async () => {
  const workers = output.match(/"worker":\d,"msg":"Server listening/g)?.map((text) => text.slice(9, 10));
  expect(workers?.toSorted()).toEqual(['1', '2', '3']);
  expect(workerPids()).toHaveLength(3);
  expect((await times(() => send('/readyz'))).map(({ status }) => status)).toEqual(Array(9).fill(200));
});

test('a session of one process is valid in all, and its end reaches all within a second or two', async () => {
  const { token } = await logIn('mechanic');
  const codes = async () => new Set((await times(() => post(calls.userInfo, {}, token))).map(({ code }) => code));
  expect(await codes()).toEqual(new Set(['000000']));
  expect((await post(calls.logout, {}, token)).code).toBe('000000');
  await vi.waitFor(async () => expect(await codes()).toEqual(new Set(['600209'])), { timeout: 3_000, interval: 50 });
});

test('a lookup is charged once, whichever processes are asked at the same time', async () => {
  const { token, userId } = await logIn('mechanic');
  const open = (vehicleId: number) => post(calls.getPartTreeData, { vehicleId, vehicleTypeCode: 'C' }, token);
  const answers = await times((turn) => open(1 + (turn % 2)));
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
  const ledger = await db.sql.selectFrom('quotaLedger').select('subject').where('userId', '=', userId).execute();
  expect(ledger.map(({ subject }) => subject).toSorted()).toEqual(['1', '2']);
});

test('the searches of a minute are counted for all processes together', async () => {
  const { token } = await logIn('searcher');
  const search = (turn: number) => post(calls.getVehicleByName, { vehicleName: `朗逸 ${turn}` }, token);
  const answers = [...(await times(search)), ...(await times(search))];
  const isRefused = ({ status }: Answer) => status === 429;
  // CALLS_PER_MINUTE=100 leaves ten.
  expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(10);
  expect(answers.filter(isRefused)).toHaveLength(8);
});

test('failures to log in add up over the processes', async () => {
  const codes: string[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1)
    codes.push((await post(calls.token, { username: 'forgetful', password: 'wrong' })).code);
  expect(codes).toEqual(['600101', '600101', '600101', '800129']);
});

test('a captcha of one process is solved at another', async () => {
  // The next connection is the next process's.
  const { result } = await post(calls.replacePicture, {});
  const headers = { [captchaHeader]: String(result.captchaId) };
  const solved = await send(calls.verifyCaptcha.path, { body: { proof: await proofOf(result) }, headers });
  expect(solved.code).toBe('000000');
});

test('metrics are those of all processes together', async () => {
  await times(() => send('/healthz'));
  const metrics = await send('/metrics', { token: `Bearer ${METRICS_TOKEN}` });
  expect(metrics.status).toBe(200);
  const [, count] = /http_request_duration_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)/.exec(metrics.text) ?? [];
  expect(count).toBe('9');
});

test('a worker that dies is started again, and costs only the requests that it had', async () => {
  const [victim = 0] = workerPids();
  process.kill(victim, 'SIGKILL');
  await vi.waitFor(() => expect(output).toMatch(/worker \d ended \(SIGKILL\) and is started again in 0.5 s/), WITHIN);
  expect((await times(() => send('/readyz'))).map(({ status }) => status)).toEqual(Array(9).fill(200));
  await vi.waitFor(() => expect(output.match(/Server listening/g)).toHaveLength(4), WITHIN);
  expect(workerPids()).not.toContain(victim);
});

test('SIGTERM ends all processes once their requests are answered', async () => {
  const ended = once(server, 'exit');
  const pids = workerPids();
  const running = await Promise.all(Array.from({ length: 6 }, openRequest));
  server.kill('SIGTERM');
  for (const finish of running) expect(await finish()).toBe(200);
  expect(await ended).toEqual([0, null]);
  for (const pid of pids) expect(() => process.kill(pid, 0), `process ${pid} is alive`).toThrow();
});
