import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { environmentVariables, readConfig } from '../../src/server/platform/config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFile(path.join(root, name), 'utf8');

const Service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
  stop_grace_period: z.string().optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
  networks: z.record(z.string(), z.unknown()),
  configs: z.record(z.string(), z.object({ content: z.string() })),
});

async function readCompose() {
  return Compose.parse(parse(await read('compose.yaml'), { merge: true }));
}

/** As docker compose replaces them, with `given` or the defaults. */
function interpolate(text: string, given: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, fallback: string) => {
    const value = given[name] ?? (kind === '-' ? fallback : undefined);
    if (value === undefined) throw new Error(`${name} is not given`);
    return value;
  });
}

test('the services of compose.yaml name volumes, networks and files that it has', async () => {
  const { services, volumes, networks, configs } = await readCompose();
  expect(Object.keys(services).toSorted()).toEqual(['node1', 'node2', 'primary', 'proxy', 'replica']);
  for (const [name, service] of Object.entries(services)) {
    expect(service.image ?? service.build, name).toBeDefined();
    for (const volume of service.volumes) expect(Object.keys(volumes), name).toContain(volume.split(':')[0]);
    for (const network of service.networks) expect(Object.keys(networks), name).toContain(network);
    for (const { source } of service.configs) expect(Object.keys(configs), name).toContain(source);
  }
});

test('its nodes are configured alike, by variables that the server reads', async () => {
  const { services } = await readCompose();
  const { node1, node2 } = services;
  expect(node2?.environment).toEqual(node1?.environment);
  const environment = Object.entries(node1?.environment ?? {});
  for (const [name] of environment) expect(environmentVariables).toContain(name);
  const given = { POSTGRES_PASSWORD: 'secret', API_KEY_SECRET: 'x'.repeat(32) };
  const config = readConfig(Object.fromEntries(environment.map(([name, value]) => [name, interpolate(value, given)])));
  expect(new URL(config.databaseUrl ?? '').hostname).toBe('primary');
  expect(config.replicas.urls.map((url) => new URL(url).hostname)).toEqual(['replica']);
  expect(config).toMatchObject({ isDemo: false, trustedProxies: ['172.28.0.0/24'] });
});

test('only the proxy is reached from outside, and it leads to the port of the image', async () => {
  const { services, configs } = await readCompose();
  const reachable = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
  expect(reachable.map(([name]) => name)).toEqual(['proxy']);
  const nginx = configs['nginx.conf']?.content ?? '';
  const [, port] = /^EXPOSE (\d+)$/m.exec(await read('Dockerfile')) ?? [];
  for (const node of ['node1', 'node2']) expect(nginx).toContain(`server ${node}:${port} `);
  expect(await read('Dockerfile')).toContain(`PORT=${port}`);
});

test('a container has longer to stop than a process takes', async () => {
  const { services } = await readCompose();
  const [, limitMs = ''] = /STOP_WITHIN_MS = ([\d_]+)/.exec(await read('src/server/main.ts')) ?? [];
  const seconds = Number(/^(\d+)s$/.exec(services.node1?.stop_grace_period ?? '')?.[1]);
  expect(seconds * 1_000).toBeGreaterThan(Number(limitMs.replaceAll('_', '')));
});

test('the image runs without root, checks its health, and has no build tools', async () => {
  const [, final = ''] = (await read('Dockerfile')).split(/^FROM .*\n(?![\s\S]*^FROM )/m).slice(-2);
  const instructions = final
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const known = /^(ENV|WORKDIR|COPY|RUN|VOLUME|USER|EXPOSE|HEALTHCHECK|CMD) /;
  for (const line of instructions) expect(line).toMatch(known);
  const of = (name: string) => instructions.filter((line) => line.startsWith(`${name} `));
  expect(of('USER')).toEqual(['USER node']);
  expect(instructions.indexOf('USER node')).toBeLessThan(instructions.findIndex((line) => line.startsWith('CMD')));
  expect(of('HEALTHCHECK').join()).toContain('/healthz');
  for (const line of of('COPY')) expect(line).toMatch(/^COPY --from=build \/app\//);
  const [command = ''] = of('CMD').map((line) => line.slice(4));
  expect(JSON.parse(command).at(-1)).toBe('src/server/start.mjs');
});

test('the operators’ guide names variables, scripts and metrics that exist', async () => {
  const guide = await read('docs/operations.md');
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read('package.json')));
  for (const [, script = ''] of guide.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script);
  const variables = [...guide.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name]) => name);
  expect(variables.length).toBeGreaterThan(5);
  for (const name of variables) expect(environmentVariables).toContain(name);
  const metrics = await read('src/server/http/metrics/metrics.ts');
  for (const [, name = ''] of guide.matchAll(/^\| `((?:calls|database|http)_\w+)`/gm))
    expect(metrics).toContain(`'${name}'`);
});
