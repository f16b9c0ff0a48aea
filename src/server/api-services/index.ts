import type { interfaceCalls } from '../../contract/api-services/interfaces/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { createInterfaces } from './interfaces/index.ts';
import type { CatalogueServices } from './operations/catalogue-services.ts';

interface Dependencies {
  db: Database;
  catalogue: CatalogueServices;
}

/** API services: definitions, keys, calls, metering and documents. */
export function apiServicesDomain({ db, catalogue }: Dependencies) {
  const interfaces = createInterfaces({ db, catalogue });
  const calls: Handlers<typeof interfaceCalls> = { ...interfaces.calls };
  return { calls };
}
