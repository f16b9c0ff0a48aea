import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WEBHOOK_SECRET_VARIABLE } from '../../../../src/contract/api-services/webhooks/rules.ts';
import { webhookSamples } from '../../../../src/server/api-services/documents/samples/webhook-samples.ts';
import { exampleBody } from '../../../../src/server/api-services/webhooks/event-documents.ts';
import { signedHeaders } from '../../../../src/server/api-services/webhooks/send-webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const otherSecret = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
const body = exampleBody('vin_request.answered');

const runners = [
  ['javascript', process.execPath, 'receiver.js'],
  ['python', 'python3', 'receiver.py'],
] as const;
const isInstalled = ([, program]: (typeof runners)[number]) => spawnSync(program, ['--version']).status === 0;
const installed = runners.filter(isInstalled);
const missing = runners.filter((runner) => !isInstalled(runner));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'receivers-'));
});
afterAll(() => rm(folder, { recursive: true }));

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Runs a sample as printed, and returns a function that posts to it. */
async function startReceiver(text: string, program: string, file: string) {
  const at = path.join(folder, file);
  await writeFile(at, text);
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: folder, PORT: String(port), [WEBHOOK_SECRET_VARIABLE]: secret };
  const child = spawn(program, [at], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  const post = async (headers: Record<string, string>, sent = body) =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status;
  // Until it listens.
  await vi.waitFor(() => post({}), { timeout: 15_000, interval: 50 });
  return { post, output: () => output };
}

const headersOf = (secrets: string[], at = new Date(), eventId = 'evt_1') =>
  signedHeaders({ eventId, body, secrets }, at);

test.each(installed)(
  'the receiver in %s takes genuine events once, and refuses forged, changed and old ones',
  async (language, program, file) => {
    const text = webhookSamples.find((sample) => sample.language === language)?.text ?? '';
    const { post, output } = await startReceiver(text, program, file);
    expect(await post({})).toBe(401);
    expect(await post(headersOf([otherSecret]))).toBe(401);
    expect(await post(headersOf([secret]), body.replace('found', 'fount'))).toBe(401);
    expect(await post({ ...headersOf([secret]), 'webhook-id': 'evt_2' })).toBe(401);
    expect(await post(headersOf([secret], new Date(Date.now() - 301_000)))).toBe(401);
    expect(await post(headersOf([secret], new Date(Date.now() + 330_000)))).toBe(401);
    expect(output()).toBe('');
    expect(await post(headersOf([otherSecret, secret]))).toBe(204);
    expect(await post(headersOf([secret]))).toBe(204);
    expect(await post(headersOf([secret], new Date(), 'evt_3'))).toBe(204);
    await vi.waitFor(() => expect(output().trim().split('\n')).toHaveLength(2));
    expect(output()).toMatch(/^vin_request\.answered \{"requestId": ?42/);
  },
  30_000,
);

test.skip.each(missing)('the receiver in %s runs, where %s is installed', () => {});
