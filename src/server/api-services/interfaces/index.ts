import type { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { Handlers } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { definitionChecker } from '../definitions/check-definition.ts';
import { definitionRoutes } from '../definitions/routes.ts';
import type { CatalogueServices } from '../operations/catalogue-services.ts';
import { createOperations } from '../operations/operations.ts';
import { createUpstreams } from '../upstreams/upstreams.ts';
import { createLiveInterfaces } from './live-interfaces.ts';
import { adapterRoutes, interfaceRoutes, previewRoutes, serviceClassRoutes } from './routes.ts';
import { createRunSource } from './run-source.ts';

interface Dependencies {
  db: Database;
  catalogue: CatalogueServices;
  /** Hosts that upstream adapters may name. */
  upstreamHosts: readonly string[];
}

/** What is sold: definitions, the operations behind them, and how their data is got. */
export function createInterfaces({ db, catalogue, upstreamHosts }: Dependencies) {
  const operations = createOperations(catalogue);
  const upstreams = createUpstreams({ db, allowedHosts: upstreamHosts });
  const runSource = createRunSource({ operations, upstreams });
  const checkDefinition = definitionChecker({ operations, runSource });
  const calls: Handlers<typeof interfaceCalls> = {
    ...interfaceRoutes(db),
    ...serviceClassRoutes(db),
    ...previewRoutes(db),
    ...adapterRoutes(db, upstreams),
    ...definitionRoutes({ db, operations, checkDefinition }),
  };
  return { ...createLiveInterfaces(db), operations, runSource, calls };
}

export type Interfaces = ReturnType<typeof createInterfaces>;
