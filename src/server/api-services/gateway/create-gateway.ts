import type { Database } from '../../platform/db/database.ts';
import { createLogThrottle } from '../../platform/log-throttle.ts';
import type { Settings } from '../../platform/settings.ts';
import { createFailureLog } from '../failures/failure-log.ts';
import { createKnownKeys } from '../failures/known-keys.ts';
import { limitFailures } from '../failures/limit-failures.ts';
import type { Interfaces } from '../interfaces/index.ts';
import { createKeyFinder } from '../keys/key-finder.ts';
import type { KeySealing } from '../keys/key-sealing.ts';
import { createMeter } from '../metering/meter.ts';
import type { CustomerAccessReader } from '../permissions/customer-access.ts';
import { createAnswerer } from './answer.ts';
import { createAuthenticate } from './authenticate.ts';
import { createInvoke } from './create-invoke.ts';
import { createLeasedLimits } from './leased-limits.ts';

export interface GatewayDependencies {
  db: Database;
  settings: Settings;
  sealing: KeySealing;
  interfaces: Pick<Interfaces, 'find' | 'runSource' | 'operations'>;
  access: CustomerAccessReader;
  isDemo: boolean;
  log(error: unknown, about: { requestId: string; skipped: number }): void;
}

/** Everything between a request and its answer. */
export function createGateway({ db, settings, sealing, interfaces, access, isDemo, log }: GatewayDependencies) {
  const finder = createKeyFinder(db);
  const meter = createMeter(db);
  const logError = createLogThrottle<{ error: unknown; requestId: string }>(({ error, requestId }, skipped) =>
    log(error, { requestId, skipped }),
  );
  const failureLog = createFailureLog(db, { onError: (error) => logError({ error, requestId: '' }) });
  const authenticate = limitFailures({
    authenticate: createAuthenticate({ db, finder, sealing }),
    limits: createLeasedLimits(db),
    log: failureLog,
    mayKeyExist: createKnownKeys(db),
  });
  const limits = createLeasedLimits(db);
  const invoke = createInvoke({
    db,
    settings,
    finder,
    interfaces,
    access,
    meter,
    authenticate,
    limits,
    answer: createAnswerer({ runSource: interfaces.runSource, operations: interfaces.operations, isDemo }),
    onError: (error, requestId) => logError({ error, requestId }),
  });
  return {
    invoke,
    authenticate,
    limits,
    /** Resolves when everything is metered and logged. */
    async drain() {
      await Promise.all([meter.drain(), failureLog.flush()]);
    },
    stop: failureLog.stop,
  };
}
