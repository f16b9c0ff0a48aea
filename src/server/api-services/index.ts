import type { FastifyInstance } from 'fastify';
import type { documentCalls } from '../../contract/api-services/documents/calls.ts';
import type { interfaceCalls } from '../../contract/api-services/interfaces/calls.ts';
import type { keyCalls } from '../../contract/api-services/keys/calls.ts';
import type { permissionCalls } from '../../contract/api-services/permissions/calls.ts';
import { visibleDefinition } from '../../contract/api-services/permissions/field-rules.ts';
import type { usageCalls } from '../../contract/api-services/usage/calls.ts';
import type { webhookCalls } from '../../contract/api-services/webhooks/calls.ts';
import type { Session } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import { logBackgroundError } from '../platform/background/log-background-error.ts';
import type { Database } from '../platform/db/database.ts';
import { isUnavailable, Refusal } from '../platform/errors.ts';
import { createLogThrottle } from '../platform/log-throttle.ts';
import type { Queue } from '../platform/queue.ts';
import type { Settings } from '../platform/settings.ts';
import { alertRuleService } from './alerts/alert-rules.ts';
import { startCheckingAlerts } from './alerts/check-alert-rules.ts';
import { ensureBaseInterfaces } from './definitions/base-interfaces.ts';
import { renewInterfaces } from './definitions/renew-interfaces.ts';
import { createDocuments } from './documents/index.ts';
import { createGateway } from './gateway/create-gateway.ts';
import { mountGateway } from './gateway/mount-gateway.ts';
import { createInterfaces } from './interfaces/index.ts';
import { keyRoutes } from './keys/key-routes.ts';
import { createKeySealing } from './keys/key-sealing.ts';
import { createKeyService } from './keys/key-service.ts';
import { createCallableInterfaces } from './mcp/callable-interfaces.ts';
import { mountMcp } from './mcp/mount-mcp.ts';
import { startCleaningUp } from './metering/clean-up.ts';
import type { CatalogueServices } from './operations/catalogue-services.ts';
import { createCustomerAccess } from './permissions/customer-access.ts';
import { createGrantService } from './permissions/grant-service.ts';
import { permissionRoutes } from './permissions/permission-routes.ts';
import { createPermissionService } from './permissions/permission-service.ts';
import { recordsOfUser } from './records-of-user.ts';
import { createDebugger } from './usage/debugger.ts';
import { mountUsage } from './usage/mount-usage.ts';
import { usageRoutes } from './usage/usage-routes.ts';
import { createWebhooks, type WebhookOptions } from './webhooks/index.ts';

interface Dependencies {
  app: FastifyInstance;
  db: Database;
  settings: Settings;
  /** Seals keys; never in the database. */
  keySecret: string;
  findSession(token: string): Promise<Session | undefined>;
  catalogue: CatalogueServices;
  loadShedding: Queue;
  /** The catalogue is the demo's, so test keys may have its data. */
  isDemo: boolean;
  /** Publishes the interfaces that ship with the product, at the start. */
  hasBaseInterfaces: boolean;
  runsJobs: boolean;
  /** Hosts that upstream adapters may name. */
  upstreamHosts: readonly string[];
  webhooks: WebhookOptions;
}

/** API services: definitions, keys, calls, metering and documents. */
export function apiServicesDomain(dependencies: Dependencies) {
  const {
    app,
    db,
    settings,
    keySecret,
    findSession,
    catalogue,
    loadShedding,
    isDemo,
    hasBaseInterfaces,
    runsJobs,
    upstreamHosts,
  } = dependencies;
  const interfaces = createInterfaces({ db, catalogue, upstreamHosts });
  const sealing = createKeySealing(keySecret);
  const keys = createKeyService({ db, settings, sealing });
  const access = createCustomerAccess({ db, settings });
  const permissions = createPermissionService({ db, interfaces });
  const grants = createGrantService(db);
  const documents = createDocuments({
    db,
    findSession,
    listPublished: interfaces.listPublished,
    listRetired: interfaces.listRetired,
    findAccess: access.find,
    visibleDefinition,
  });
  const log = (error: unknown, about: object) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof Refusal || isUnavailable(error)) app.log.warn({ reason, ...about }, 'interface unavailable');
    else app.log.error({ err: error, ...about }, 'call of an interface failed');
  };
  const gateway = createGateway({ db, settings, sealing, interfaces, access, isDemo, log });
  const { invoke } = gateway;
  const onWebhookError = createLogThrottle<unknown>((error) =>
    logBackgroundError(app.log, error, 'webhooks could not be delivered'),
  );
  const webhooks = createWebhooks({ db, sealing, ...dependencies.webhooks, onError: onWebhookError });
  const apiDebugger = createDebugger({ db, sealing, interfaces, access, invoke });
  const calls: Handlers<
    typeof interfaceCalls &
      typeof keyCalls &
      typeof permissionCalls &
      typeof documentCalls &
      typeof usageCalls &
      typeof webhookCalls
  > = {
    ...interfaces.calls,
    ...keyRoutes({ db, keys }),
    ...permissionRoutes({ db, interfaces, permissions, grants, keys, access }),
    ...documents.calls,
    ...usageRoutes({ db, interfaces, access, debugger: apiDebugger }),
    ...webhooks.calls,
  };
  return {
    calls,
    resources: { apiAlertRule: alertRuleService(db) },
    recordsOfUser,
    invoke,
    pageData: documents.pageData,
    mount() {
      documents.mount(app);
      mountGateway(app, { invoke, loadShedding });
      mountMcp(app, {
        ...{ invoke, authenticate: gateway.authenticate, limits: gateway.limits },
        listCallable: createCallableInterfaces({ interfaces, access }),
        loadShedding,
      });
      mountUsage(app, { db, authenticate: gateway.authenticate, limits: gateway.limits, loadShedding });
      const onJobError = (error: unknown) => log(error, {});
      const stopCleaningUp = runsJobs ? startCleaningUp(db, onJobError) : undefined;
      const stopCheckingAlerts = runsJobs ? startCheckingAlerts(db, onJobError) : undefined;
      const stopDelivering = webhooks.start();
      app.addHook('onClose', async () => {
        stopCleaningUp?.();
        await stopDelivering();
        await stopCheckingAlerts?.();
        gateway.stop();
        await gateway.drain();
      });
      if (hasBaseInterfaces)
        app.addHook('onReady', async () => {
          await ensureBaseInterfaces(db, interfaces.operations);
          const renewed = await renewInterfaces(db, interfaces.operations);
          if (renewed.length > 0) app.log.warn({ interfaces: renewed }, 'interfaces got a version for this release');
        });
    },
  };
}
