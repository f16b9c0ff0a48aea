import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DemoNeeds } from '../demo/demo-needs.ts';
import { ensureBaseData } from './access/base-data.ts';
import { createPasswords } from './account/passwords.ts';
import { buildApp } from './app.ts';
import { createPayments, type Payments } from './billing/purchases/payments.ts';
import { startReconciling } from './billing/purchases/start-reconciling.ts';
import { createPictureReader } from './gateways/ocr/create-picture-reader.ts';
import { openWechatPay } from './gateways/payment/open-wechat-pay.ts';
import { openTill } from './gateways/payment/till.ts';
import { createSmsSender } from './gateways/sms/create-sms-sender.ts';
import { drain } from './http/drain.ts';
import { listen } from './http/listen.ts';
import { minuteBoundsOf } from './http/work-limits/work-bounds.ts';
import { startImporting } from './imports/jobs/start-importing.ts';
import { removeAbandonedFolders } from './imports/work-folder.ts';
import { readApiKeySecret } from './platform/api-key-secret.ts';
import { logBackgroundError } from './platform/background/log-background-error.ts';
import { projectFolder } from './platform/compiled/project-folder.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { openEmbedded } from './platform/db/embedded/open-embedded.ts';
import { lockFolder } from './platform/db/lock.ts';
import { migrate } from './platform/db/migrate.ts';
import { startClock } from './platform/db/monotonic-clock.ts';
import { openPostgres } from './platform/db/postgres.ts';
import { createLogThrottle } from './platform/log-throttle.ts';
import { workerNumber } from './platform/workers/worker-number.ts';
import { createAllocations } from './quota/allocation.ts';
import { releaseStartMemory } from './release-start-memory.ts';
import { isLoopbackHost, startWarnings } from './start-warnings.ts';
import { startFolding } from './statistics/fold.ts';
import { startRecordingViewEnds } from './users/view-ends.ts';
import { isKnownWmi } from './vehicles/vin/wmi.ts';

const pagesFolder = path.join(projectFolder, 'dist');
/** TypeScript or compiled, as this file is. */
const demoEntry = new URL(`../demo/index${path.extname(import.meta.url)}`, import.meta.url);

type DemoModule = typeof import('../demo/index.ts');

/** Starts the server for API and pages. Resolves when it listens. */
export async function main(environment: Record<string, string | undefined> = process.env): Promise<void> {
  const config = readConfig(environment);
  const { db, release } = await openDatabase(config);
  await migrate(db);
  await ensureBaseData(db);
  const demoModule = await loadDemo(config);
  const demo = demoModule === null ? null : await demoModule.ensureDemo(db, demoNeeds(db));
  const payments = await openPayments(config, db);
  const app = buildApp({
    db,
    demo,
    pagesFolder: existsSync(path.join(pagesFolder, 'index.html')) ? pagesFolder : null,
    logLevel: config.logLevel,
    siteSettings: config.site,
    upstreamHosts: config.upstreamHosts,
    hasBaseInterfaces: true,
    runsJobs: true,
    apiKeySecret: await readApiKeySecret(config.apiKeySecret, config.dataFolder),
    webhooks: { isDelivering: true, allowsLoopback: config.isDemo && isLoopbackHost(config.host) },
    trustedProxies: config.trustedProxies,
    workBounds: config.callsPerMinute === undefined ? {} : { perMinute: minuteBoundsOf(config.callsPerMinute) },
    web: config.web,
    otherSites: config.otherSites,
    pictureReader: createPictureReader({ ...config.recognition, isKnownMaker: isKnownWmi }),
    sms: { sender: createSmsSender(config.sms, db), perHour: config.sms.perHour },
    payments,
    ...(demoModule !== null && { pictures: demoModule.demoPictures }),
  });
  const onReconcileError = (error: unknown) => logBackgroundError(app.log, error, 'orders could not be reconciled');
  const stopReconciling = payments === null ? undefined : startReconciling(payments.reconciler, onReconcileError);
  const stopClock = startClock(db);
  const stopFolding = startFolding(db);
  const stopViewEnds = startRecordingViewEnds(db);
  await removeAbandonedFolders();
  const stopImporting = startImporting(db);
  stopOnSignal(async () => {
    await drain(app);
    await Promise.all([stopReconciling?.(), stopClock(), stopFolding(), stopViewEnds(), stopImporting()]);
    await db.close();
    await release();
  });
  await app.ready();
  await releaseStartMemory();
  const port = await listen(app, config);
  if (isOnlyOrFirst()) announce(config, port, demoModule);
  for (const warning of isOnlyOrFirst() ? startWarnings(config) : []) {
    console.error(`\nWARNING: ${warning}\n`);
    app.log.warn(warning);
  }
}

async function openDatabase(config: Config): Promise<{ db: Database; release: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    const onConnectionLost = createLogThrottle<Error>(({ message }, skipped) => {
      console.error(`database connection lost: ${message}${skipped === 0 ? '' : ` (and ${skipped} before)`}`);
    });
    const { urls: readUrls, maxLagMs } = config.replicas;
    const onClusterChange = (message: string) => console.error(`database: ${message}`);
    const db = openPostgres({
      url: config.databaseUrl,
      readUrls,
      maxLagMs,
      poolSize: poolSizeOf(config.workers),
      onConnectionLost,
      onClusterChange,
    });
    return { db, release: async () => undefined };
  }
  await mkdir(config.dataFolder, { recursive: true });
  const release = await lockFolder(config.dataFolder);
  const onRestart = ({ message }: Error) => console.error(`embedded database restarted: ${message}`);
  return { db: await openEmbedded(path.join(config.dataFolder, 'db'), onRestart), release };
}

/** Null on a server of one's own, and in an installation without the folder of the demo. */
async function loadDemo({ isDemo }: Config): Promise<DemoModule | null> {
  return isDemo && existsSync(demoEntry) ? import(demoEntry.href) : null;
}

/** Connections of each pool. Several workers share what PostgreSQL allows by default, 100 connections. */
function poolSizeOf(workers: number): number {
  return workers === 1 ? 20 : Math.max(6, Math.ceil(40 / workers));
}

/** WeChat Pay if configured, the sandbox till in a demo, else null. */
async function openPayments({ payment, isDemo }: Config, db: Database): Promise<Payments | null> {
  if (payment !== null) return createPayments(db, openWechatPay(payment));
  return isDemo ? createPayments(db, await openTill(db)) : null;
}

function demoNeeds(db: Database): DemoNeeds {
  return { hashPassword: createPasswords().hash, allocate: createAllocations(db.sql).give, onProgress: showProgress };
}

function showProgress(step: string, done: number, total: number): void {
  const share = total === 0 ? '' : ` ${Math.round((done / total) * 100)} %`;
  const line = `Filling the demo catalogue: ${step}${share}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${line}${step === 'done' ? '\n' : ''}`);
  else if (done === total) console.log(line);
}

function announce({ host }: Config, port: number, demo: DemoModule | null): void {
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  console.log(`\nReady at http://${name}:${port}/  (the shop brand: http://qpzj.localhost:${port}/)`);
  if (demo === null) return;
  const { password, accounts } = demo.demoAccounts;
  console.log(`Demo accounts, all with the password ${password}:`);
  for (const { username, phoneNum, who } of accounts) console.log(`  ${username.padEnd(10)} ${phoneNum}  ${who}`);
  console.log('Sample data: names are real; numbers, prices and plans are made up.');
}

/** Whether this process tells the operator what holds for all workers. */
function isOnlyOrFirst(): boolean {
  return (workerNumber() ?? 1) === 1;
}

/** Above the drain's limit and that of a last statement. */
const STOP_WITHIN_MS = 15_000;

/** Finishes running requests on the first signal; exits at once on the second, or when stopping takes too long. */
function stopOnSignal(stop: () => Promise<void>): void {
  // A terminal sends SIGINT to the workers too, which get SIGTERM from the process that started them.
  if (cluster.isWorker) process.on('SIGINT', () => undefined);
  for (const signal of cluster.isWorker ? (['SIGTERM'] as const) : (['SIGTERM', 'SIGINT'] as const)) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
