import type { interfaceCalls } from '../../contract/api-services/interfaces/calls.ts';
import type { keyCalls } from '../../contract/api-services/keys/calls.ts';
import type { permissionCalls } from '../../contract/api-services/permissions/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { createInterfaces } from './interfaces/index.ts';
import { keyRoutes } from './keys/key-routes.ts';
import { createKeySealing } from './keys/key-sealing.ts';
import { createKeyService } from './keys/key-service.ts';
import type { CatalogueServices } from './operations/catalogue-services.ts';
import { createCustomerAccess } from './permissions/customer-access.ts';
import { createGrantService } from './permissions/grant-service.ts';
import { permissionRoutes } from './permissions/permission-routes.ts';
import { createPermissionService } from './permissions/permission-service.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
  /** Seals keys; never in the database. */
  keySecret: string;
  catalogue: CatalogueServices;
}

/** API services: definitions, keys, calls, metering and documents. */
export function apiServicesDomain({ db, settings, keySecret, catalogue }: Dependencies) {
  const interfaces = createInterfaces({ db, catalogue });
  const sealing = createKeySealing(keySecret);
  const keys = createKeyService({ db, settings, sealing });
  const access = createCustomerAccess({ db, settings });
  const permissions = createPermissionService({ db, interfaces });
  const grants = createGrantService(db);
  const calls: Handlers<typeof interfaceCalls & typeof keyCalls & typeof permissionCalls> = {
    ...interfaces.calls,
    ...keyRoutes({ db, keys }),
    ...permissionRoutes({ db, interfaces, permissions, grants, keys, access }),
  };
  return { calls };
}
