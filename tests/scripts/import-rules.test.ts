import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Sample files with their imports and the rule that they break, if any. */
const samples: [file: string, imports: string[], brokenRule?: string][] = [
  ['prerender.tsx', ['./providers/good.ts', './catalogue/app/routes.tsx']],
  ['router-future.ts', ['./server/parts/good.ts'], 'client-imports-no-server'],
  ['main.tsx', ['node:fs'], 'client-imports-no-node'],
  ['contract/good.ts', ['zod']],
  ['contract/npm.ts', ['react'], 'contract-imports-allowed-packages-only'],
  ['contract/folder.ts', ['../providers/good.ts'], 'contract-imports-allowed-folders-only'],
  ['contract/node.ts', ['node:fs'], 'client-imports-no-node'],
  ['ui/good.tsx', ['react', 'antd']],
  ['ui/npm.tsx', ['axios'], 'ui-imports-allowed-packages-only'],
  ['ui/folder.tsx', ['../contract/good.ts'], 'ui-imports-allowed-folders-only'],
  ['providers/good.ts', ['axios', '../contract/good.ts']],
  ['providers/folder.ts', ['../ui/good.tsx'], 'providers-imports-allowed-folders-only'],
  ['backoffice/good.tsx', ['../contract/good.ts', '../providers/good.ts', '../ui/good.tsx']],
  ['backoffice/folder.tsx', ['../catalogue/site/good.tsx'], 'backoffice-imports-allowed-folders-only'],
  ['catalogue/site/good.tsx', ['../../ui/good.tsx', '../shared/prices/good.tsx']],
  ['catalogue/site/feature.tsx', ['../work-orders/good.tsx'], 'no-catalogue-feature-imports-another'],
  ['catalogue/site/app.tsx', ['../app/routes.tsx'], 'no-catalogue-feature-imports-another'],
  ['catalogue/work-orders/good.tsx', ['react']],
  ['catalogue/work-orders/server.tsx', ['../../server/parts/good.ts'], 'catalogue-imports-allowed-folders-only'],
  ['catalogue/shared/prices/good.tsx', ['react', '../province/good.ts']],
  ['catalogue/shared/province/good.ts', ['react']],
  ['catalogue/shared/prices/feature.tsx', ['../../work-orders/good.tsx'], 'catalogue-shared-imports-no-feature'],
  ['catalogue/app/routes.tsx', ['../site/good.tsx', '../work-orders/good.tsx']],
  ['server/platform/good.ts', ['../../contract/good.ts', 'pg']],
  ['server/platform/domain.ts', ['../parts/good.ts'], 'platform-imports-no-other-server-code'],
  ['server/http/good.ts', ['../platform/good.ts']],
  ['server/http/domain.ts', ['../parts/good.ts'], 'http-imports-the-platform-only'],
  ['server/gateways/good.ts', ['../platform/good.ts']],
  ['server/gateways/http.ts', ['../http/good.ts'], 'gateways-import-the-platform-only'],
  ['server/gateways/domain.ts', ['../parts/good.ts'], 'gateways-import-the-platform-only'],
  ['server/app.ts', ['./parts/good.ts', './prices/good.ts']],
  ['server/main.ts', ['./app.ts', '../demo/good.ts']],
  ['server/parts/good.ts', ['../http/good.ts', '../platform/good.ts', '../gateways/good.ts']],
  ['server/parts/domain.ts', ['../prices/good.ts'], 'no-server-domain-imports-another'],
  ['server/parts/wiring.ts', ['../app.ts'], 'only-the-entry-points-import-app'],
  ['server/parts/front.ts', ['../../providers/good.ts'], 'server-imports-allowed-folders-only'],
  ['server/parts/demo.ts', ['../../demo/good.ts'], 'only-main-imports-the-demo'],
  ['server/prices/good.ts', ['../platform/good.ts']],
  ['demo/good.ts', ['../contract/good.ts', '../server/platform/good.ts']],
  ['demo/domain.ts', ['../server/prices/good.ts'], 'demo-imports-allowed-folders-only'],
  ['server/cycle/one.ts', ['./other.ts'], 'no-cycles'],
  // The cycle is reported once, at its first module.
  ['server/cycle/other.ts', ['./one.ts']],
  ['server/alone.ts', [], 'no-orphans'],
  ['server/missing.ts', ['./nothing.ts'], 'imports-resolve'],
  ['server/dev.ts', ['vitest'], 'src-imports-no-dev-dependency'],
];

const Report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

let folder: string;
let report: z.infer<typeof Report>['summary'];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-import-rules-'));
  for (const [file, imports] of samples) {
    const text = imports.map(
      (target, index) => `import * as used${index} from '${target}';\nexport { used${index} };\n`,
    );
    await mkdir(path.dirname(path.join(folder, 'src', file)), { recursive: true });
    await writeFile(path.join(folder, 'src', file), `${text.join('')}export const own = 1;\n`);
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs']) {
    await symlink(path.join(root, name), path.join(folder, name));
  }
  const cruise = promisify(execFile)(
    process.execPath,
    [
      '--preserve-symlinks-main',
      path.join(folder, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--output-type',
      'json',
      'src',
    ],
    { cwd: folder, maxBuffer: 50_000_000 },
  );
  // The exit code is the number of violations.
  const stdout = await cruise.then(
    (done) => done.stdout,
    (error: unknown) => z.object({ stdout: z.string() }).parse(error).stdout,
  );
  report = Report.parse(JSON.parse(stdout)).summary;
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('every module is checked', () => {
  expect(report.totalCruised).toBeGreaterThanOrEqual(samples.length);
});

test.each(samples)('%s, which imports %s', (file, _imports, brokenRule) => {
  const broken = report.violations.filter(({ from }) => from === `src/${file}`).map(({ rule }) => rule.name);
  expect([...new Set(broken)]).toEqual(brokenRule === undefined ? [] : [brokenRule]);
});
