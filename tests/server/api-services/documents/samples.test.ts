import { execFile, spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringToSign } from '../../../../src/contract/api-services/signature.ts';
import { signatureHeaders } from '../../../../src/contract/api-services/wire.ts';
import { requestSamples } from '../../../../src/server/api-services/documents/samples/request-samples.ts';
import { signingSamples } from '../../../../src/server/api-services/documents/samples/signing-samples.ts';
import { signingVector } from '../../../../src/server/api-services/documents/samples/signing-vector.ts';

const run = promisify(execFile);

/** Whether a program is installed. Samples of the others cannot be run here, and their tests are skipped. */
const isInstalled = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const body = JSON.stringify({ vin: "L'S", name: '前刹"车\\盘 $HOME `id`', limit: 5, isExact: true });

/** How a sample is run in a clean shell, and what else it needs. */
const runners = [
  ['curl', 'sh', 'sample.sh', ['curl', 'openssl']],
  ['python', 'python3', 'sample.py', []],
  ['javascript', 'node', 'sample.js', []],
  ['java', 'java', 'Sample.java', []],
  ['php', 'php', 'sample.php', []],
] as const;

const canRun = ([, program, , needs]: (typeof runners)[number]) => [program, ...needs].every(isInstalled);
const installed = runners.filter(canRun);
const missing = runners.filter((runner) => !canRun(runner));

const server = createServer();
let folder = '';
let origin = '';
let received: { request: IncomingMessage; body: string } | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  server.on('request', async (request, response) => {
    const chunks = await request.toArray();
    received = { request, body: Buffer.concat(chunks).toString('utf8') };
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":"000000"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function runSample(text: string, [program, file]: readonly [string, string]): Promise<string> {
  received = undefined;
  const at = path.join(folder, file);
  await writeFile(at, text);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    EPC_API_KEY: signingVector.key,
    EPC_API_KEY_ID: signingVector.keyId,
    EPC_TIME: signingVector.request.timestamp,
    EPC_NONCE: signingVector.request.nonce,
  };
  return (await run(program, [at], { env })).stdout;
}

test.each(installed)(
  'the sample in %s sends the request as printed',
  async (language, program, file) => {
    const samples = requestSamples({ url: `${origin}/openapi/v1/vinToVehicle`, body });
    const text = samples.find((sample) => sample.language === language)?.text ?? '';
    const output = await runSample(text, [program, file]);
    expect(output).toContain('{"code":"000000"}');
    expect(received?.request).toMatchObject({ method: 'POST', url: '/openapi/v1/vinToVehicle' });
    expect(received?.request.headers).toMatchObject({
      authorization: `Bearer ${signingVector.key}`,
      'content-type': 'application/json',
    });
    expect(received?.body).toBe(body);
  },
  30_000,
);

test.each(installed)(
  'the signing sample in %s gets the published signature',
  async (language, program, file) => {
    const url = `${origin}${signingVector.request.path}`;
    const samples = signingSamples({ url, body: signingVector.body });
    const text = samples.find((sample) => sample.language === language)?.text ?? '';
    await runSample(text, [program, file.replace('Sample.java', 'SignedSample.java')]);
    expect(received?.request.headers).toMatchObject({
      [signatureHeaders.keyId]: signingVector.keyId,
      [signatureHeaders.timestamp]: signingVector.request.timestamp,
      [signatureHeaders.nonce]: signingVector.request.nonce,
      [signatureHeaders.signature]: signingVector.signature,
    });
    expect(received?.body).toBe(signingVector.body);
  },
  30_000,
);

test.skip.each(missing)('the samples in %s run, where %s is installed', () => {});

test('the published vector follows the recipe', () => {
  const { key, body: vectorBody, request, signature } = signingVector;
  expect(createHash('sha256').update(vectorBody).digest('hex')).toBe(request.bodyHash);
  expect(createHmac('sha256', key).update(stringToSign(request)).digest('hex')).toBe(signature);
});

test('no sample holds a key', () => {
  const url = 'https://epc.example/openapi/v1/vinToVehicle';
  for (const { text } of [...requestSamples({ url, body }), ...signingSamples({ url, body })]) {
    expect(text).toContain('EPC_API_KEY');
    expect(text).not.toMatch(/epc_(live|test)_/);
  }
});
