import type { FastifyInstance } from 'fastify';
import type { CheckedBodyOf } from '../../contract/call.ts';
import type { settingCalls } from '../../contract/settings/calls.ts';
import type { SettingValues } from '../../contract/settings/definitions.ts';
import type { Change } from '../platform/audit/change.ts';
import { logBackgroundError } from '../platform/background/log-background-error.ts';
import type { Database } from '../platform/db/database.ts';
import { createLogThrottle } from '../platform/log-throttle.ts';
import type { Settings } from '../platform/settings.ts';
import { apiAdapterService } from './api-adapters.ts';
import { saveApproved, settingRoutes } from './routes.ts';
import { createSettingsStore } from './settings-store.ts';

interface Dependencies {
  db: Database;
  app: FastifyInstance;
  /** Hosts that upstream adapters may name. */
  upstreamHosts: readonly string[];
  /** Defaults of this installation. */
  configured: Partial<SettingValues>;
}

const LOG_INTERVAL_MS = 60_000;

/** The settings are read before the first request, and again while the server runs. */
export function settingsDomain({ db, app, configured, upstreamHosts }: Dependencies) {
  const onError = createLogThrottle<unknown>(
    (error) => logBackgroundError(app.log, error, 'the settings could not be read'),
    LOG_INTERVAL_MS,
  );
  const store = createSettingsStore({ db, configured, onError });
  app.addHook('onReady', () => store.start());
  app.addHook('onClose', async () => store.stop());
  const get: Settings['get'] = (key) => store.get(key);
  return {
    calls: settingRoutes({ db, store }),
    resources: { apiAdapter: apiAdapterService(db, upstreamHosts) },
    get,
    approvable: {
      configSave: (change: Change, { values }: CheckedBodyOf<typeof settingCalls.configSave>) =>
        saveApproved(change, { store, values }),
    },
  };
}
